/**
 * Pictures of the stories, compared with the ones that are kept in `visual`: light, dark, and as on a phone.
 *
 *     npm run visual                      compares all and writes a report
 *     npm run visual -- button wallet     only these components or domains
 *     npm run visual -- --accept [NAME…]  keeps what there is now
 *
 * Ends with 1 when something differs, with 2 when the kept pictures come from another system or browser and nothing was
 * compared; `--anyway` compares all the same.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openBaselines, type Place } from './visual/baselines.ts';
import { openCamera } from './visual/camera.ts';
import { chooseStories, isWanted, type Subject } from './visual/choose-stories.ts';
import { type Change, compare } from './visual/compare-picture.ts';
import { looks } from './visual/looks.ts';
import { readWords } from './visual/read-words.ts';
import { drawReport } from './visual/report.ts';
import { buildStories, serveStories } from './visual/serve-stories.ts';
import { takePictures } from './visual/take-pictures.ts';

const root = path.resolve(import.meta.dirname, '..');
const scratch = path.join(root, '.visual');
const report = path.join(scratch, 'report.html');
const { accept, anyway, words } = readWords(process.argv.slice(2));

const baselines = openBaselines(path.join(root, 'visual'));
const camera = await openCamera();
const here: Place = { platform: process.platform, chromium: camera.version };
const { place = here } = baselines;
const isElsewhere = place.platform !== here.platform || place.chromium !== here.chromium;
const isPossible = !isElsewhere || anyway || (accept && words.length === 0);
if (isPossible) process.exitCode = await run();
else {
	console.log(
		`The kept pictures are from Chromium ${place.chromium} on ${place.platform}; this is Chromium ${here.chromium} on ${here.platform}, ` +
			'which draws letters otherwise. Nothing was compared: --anyway does so, --accept without names keeps all anew.',
	);
	process.exitCode = 2;
}
await camera.close();

async function run(): Promise<number> {
	const stories = path.join(scratch, 'stories');
	await buildStories(stories);
	const all = chooseStories(Object.values(JSON.parse(readFileSync(path.join(stories, 'index.json'), 'utf8')).entries));
	const subjects = all.filter(({ name }) => isWanted(name, words));
	const removed = baselines.names().filter((name) => isWanted(name, words) && !all.some((each) => each.name === name));
	if (subjects.length + removed.length === 0) {
		console.error(`No component has a name like ${words.join(', ')}.`);
		return 1;
	}

	const { changes, failures } = await look(stories, subjects);
	for (const [name, reason] of failures) console.log(`failed   ${name}: ${reason}`);
	if (accept) {
		for (const change of changes) change.accept();
		for (const name of removed) baselines.remove(name);
		baselines.save(words.length > 0 ? place : here);
	}
	for (const { name, look, squares } of changes)
		console.log(
			squares === undefined ? `new      ${name} ${look.name}` : `differs  ${name} ${look.name}: ${squares} squares`,
		);
	for (const name of removed) console.log(`removed  ${name}`);

	const total = subjects.length * looks.length;
	const count = changes.length + removed.length;
	console.log(
		`${total} pictures, ${count} ${accept ? 'taken as they are now' : 'not as they are kept'}, ${failures.size} stories failed`,
	);
	if (accept || count === 0) return failures.size > 0 ? 1 : 0;
	if (changes.some(({ squares }) => squares === undefined))
		console.log('What is new has nothing to be compared with: `--accept` it on the commit before your change.');
	mkdirSync(scratch, { recursive: true });
	writeFileSync(report, await drawReport(changes, removed));
	console.log(
		`Look at ${path.relative(process.cwd(), report)}; \`npm run visual -- --accept [NAME…]\` keeps what is right.`,
	);
	return 1;
}

async function look(stories: string, subjects: readonly Subject[]) {
	const server = await serveStories(stories);
	const changes: Change[] = [];
	const failures = await takePictures(camera, server.address, subjects, {
		isKnown: (name, { name: look }, png) => baselines.isKnown(name, look, png),
		async add(name, look, png) {
			const change = await compare(baselines, name, look, png);
			if (change) changes.push(change);
		},
	});
	server.close();
	const place = ({ name, look }: Change) => `${name} ${looks.indexOf(look)}`;
	return { changes: changes.sort((one, other) => (place(one) < place(other) ? -1 : 1)), failures };
}
