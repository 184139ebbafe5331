/**
 * A language is files and nothing else: copies the repository, adds the files of a pseudo-language, builds the website and reads
 * a page of it, an error of the server and an amount in that language.
 */
import { execFileSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	globSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pseudoLanguage, pseudoText, pseudoTexts } from './pseudo-language.ts';

const CODE = 'xa';

const repository = path.resolve(import.meta.dirname, '..');
const copy = mkdtempSync(path.join(os.tmpdir(), 'ancu-language-'));
const run = (command: string, ...args: string[]) =>
	execFileSync(command, args, { cwd: copy, encoding: 'utf8', shell: process.platform === 'win32' });

try {
	copyRepository();
	addLanguage();
	run('node', 'scripts/make-languages.ts');
	run('node', 'scripts/check-texts.ts');
	run('npm', 'run', '--silent', 'build');
	run('node', 'scripts/read-third-language.ts', CODE);
	console.log(`a third language by files alone: ${pseudoText('read on a page, in an error and in an amount')}`);
} catch (error) {
	const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string };
	console.error(message, stdout, stderr);
	process.exitCode = 1;
} finally {
	rmSync(copy, { recursive: true, force: true });
}

function copyRepository(): void {
	const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
		cwd: repository,
		encoding: 'utf8',
	});
	for (const file of tracked.split('\0')) {
		// One that was deleted is listed until that is staged.
		if (!/^(packages|apps|scripts)\/|^[^/]+$/.test(file) || !existsSync(file ? path.join(repository, file) : ''))
			continue;
		cpSync(path.join(repository, file), path.join(copy, file), { recursive: true });
	}
	// Packages are shared, our own are the copy's.
	for (const modules of globSync('{,packages/*/,apps/*/}node_modules', { cwd: repository })) linkModules(modules);
	const own = path.join(copy, 'node_modules/@ancu');
	mkdirSync(own);
	for (const workspace of globSync('{packages,apps}/*', { cwd: copy }))
		symlinkSync(path.join(copy, workspace), path.join(own, path.basename(workspace)), 'junction');
}

function linkModules(modules: string): void {
	mkdirSync(path.join(copy, modules), { recursive: true });
	for (const name of readdirSync(path.join(repository, modules)))
		if (name !== '@ancu') symlinkSync(path.join(repository, modules, name), path.join(copy, modules, name), 'junction');
}

function addLanguage(): void {
	const write = (file: string, content: unknown) => writeFileSync(path.join(copy, file), JSON.stringify(content));
	write(`packages/forms/src/format/languages/${CODE}.json`, pseudoLanguage);
	for (const file of globSync('{packages,apps}/*/src/**/locales/en.json', { cwd: copy }))
		write(
			path.join(path.dirname(file), `${CODE}.json`),
			pseudoTexts(JSON.parse(readFileSync(path.join(copy, file), 'utf8'))),
		);
}
