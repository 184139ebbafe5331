// REPL: node zz-staff.mjs; reads /tmp/w/st/cmd-N.js, evals with ctx, writes /tmp/w/st/out-N
import { chromium } from 'playwright';
import fs from 'node:fs';
const B = 'http://127.0.0.1:4831';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const pages = {};
async function gql(user, query, variables = {}) {
  const r = await fetch(B + '/graphql', { method: 'POST', headers: { 'content-type': 'application/json', 'idempotency-key': 'k' + Math.random(), ...(user && { 'x-token': await token(user) }) }, body: JSON.stringify({ query, variables }) });
  return r.json();
}
const toks = {};
async function session(user) {
  if (!toks[user]) toks[user] = (async () => { const r = await fetch(B + '/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query: `mutation($u:String!){loginUser(username:$u,password:"ancu-dev"){token user{id}}}`, variables: { u: user } }) }); return (await r.json()).data.loginUser; })();
  return toks[user];
}
const token = async (u) => (await session(u)).token;
async function page(name, user, { w = 1440, h = 900, locale = 'vn', theme = 'light' } = {}) {
  if (pages[name]) return pages[name];
  const s = user && await session(user);
  const c = await browser.newContext({ viewport: { width: w, height: h }, locale: locale === 'vn' ? 'vi-VN' : 'en-US', hasTouch: w < 500 });
  await c.addCookies([{ name: 'locale', value: locale, url: B }, { name: 'theme', value: theme, url: B }, ...(s ? [{ name: 'isLogin', value: '1', url: B }] : [])]);
  if (s) await c.addInitScript(([t, a]) => { sessionStorage.setItem('token', t); sessionStorage.setItem('account', a); }, [s.token, s.user.id]);
  const p = await c.newPage();
  p.logs = [];
  p.on('console', (m) => { if (m.type() === 'error') p.logs.push(m.text().slice(0, 300)); });
  p.on('pageerror', (e) => p.logs.push('PAGEERROR ' + String(e).slice(0, 300)));
  p.setDefaultTimeout(8000);
  pages[name] = p;
  return p;
}
const go = async (p, path) => { await p.goto(B + path, { waitUntil: 'load' }); await p.waitForTimeout(900); };
const shot = (p, n, full = false) => p.screenshot({ path: `/tmp/w/st/${n}.png`, fullPage: full });
const txt = async (p, sel = 'main') => (await p.locator(sel).first().innerText()).replace(/\n+/g, '\n');
const foc = (p) => p.evaluate(() => { const e = document.activeElement; return e ? `${e.tagName} ${e.getAttribute('aria-label') || ''} "${(e.innerText || e.value || '').slice(0, 60)}" id=${e.id}` : 'none'; });
const over = (p) => p.evaluate(() => ({ sw: document.documentElement.scrollWidth, cw: document.documentElement.clientWidth }));
const toast = async (p) => p.evaluate(() => [...document.querySelectorAll('[role=status],[role=alert],[aria-live]')].map((e) => e.innerText.trim()).filter(Boolean));
const ax = async (p, sel = 'main') => p.locator(sel).first().ariaSnapshot();
let n = 1;
const AsyncF = Object.getPrototypeOf(async () => {}).constructor;
while (true) {
  const f = `/tmp/w/st/cmd-${n}.js`;
  if (fs.existsSync('/tmp/w/st/stop')) break;
  if (!fs.existsSync(f)) { await new Promise((r) => setTimeout(r, 150)); continue; }
  const out = []; const log = (...a) => out.push(a.map((x) => typeof x === 'string' ? x : JSON.stringify(x, null, 1)).join(' '));
  try { const fn = new AsyncF('browser', 'pages', 'page', 'gql', 'go', 'shot', 'txt', 'foc', 'over', 'toast', 'ax', 'log', 'B', 'fs', fs.readFileSync(f, 'utf8'));
    await Promise.race([fn(browser, pages, page, gql, go, shot, txt, foc, over, toast, ax, log, B, fs), new Promise((_, r) => setTimeout(() => r(new Error('CMD TIMEOUT')), 50000))]); } catch (e) { log('ERR', String(e && e.stack || e).slice(0, 1500)); }
  fs.writeFileSync(`/tmp/w/st/out-${n}.tmp`, out.join('\n')); fs.renameSync(`/tmp/w/st/out-${n}.tmp`, `/tmp/w/st/out-${n}`);
  n++;
}
await browser.close();
