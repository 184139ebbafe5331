/** Figures, not tests: `npm run bench` takes them all, `npm run bench -- web` some; `soak`, which takes half an hour, only by name. Quote medians; machines are noisy. */
import os from 'node:os';
import { benchCards } from './cards.ts';
import { benchLedger } from './ledger.ts';
import { benchList } from './list.ts';
import { benchMap } from './map.ts';
import { benchMapBrowser } from './map-browser.ts';
import { benchServer } from './server.ts';
import { benchSoak } from './soak.ts';
import { benchWeb } from './web.ts';

const benches = {
	list: benchList,
	ledger: benchLedger,
	map: benchMap,
	'map-browser': benchMapBrowser,
	server: benchServer,
	soak: benchSoak,
	web: benchWeb,
	cards: benchCards,
};
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));

const unknown = wanted.find((name) => !(name in benches));
if (unknown !== undefined) {
	console.error(`No bench is called ${unknown}. There are: ${Object.keys(benches).join(', ')}.`);
	process.exit(1);
}

console.log(`${os.cpus().length} cores (${os.cpus()[0]?.model.trim()}), Node ${process.version}\n`);
for (const [name, bench] of Object.entries(benches)) {
	if (wanted.length === 0 ? name !== 'soak' : wanted.includes(name)) console.log(`${await bench()}\n`);
}
