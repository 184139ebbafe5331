import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const repository = path.resolve(import.meta.dirname, '..');

/** Imports that point the wrong way, by the file that would have them. */
const wrong: Readonly<Record<string, readonly string[]>> = {
	'packages/forms/src/listing/schema.ts': ['react', 'react-hook-form', '@ancu/ui/listing', 'i18next'],
	'packages/forms/src/wallet/calc.ts': ['react', '@hookform/resolvers/zod'],
	'packages/forms/src/listing/use-listing-form.ts': ['@ancu/ui/form', '@ancu/api/listing'],
	'packages/ui/src/primitives/button/button.tsx': [
		'@ancu/forms/format',
		'../../audit/index.ts',
		'leaflet',
		'react-i18next',
	],
	'packages/ui/src/primitives/map/map-view.tsx': ['@ancu/forms/map', '../../map/index.ts'],
	'packages/ui/src/listing/home-screen/home-screen.stories.tsx': ['@ancu/api/listing', 'leaflet'],
	'packages/forms/src/form/written.ts': ['react'],
	'packages/ui/src/translation/list-body/list-body.tsx': ['react-router', 'react-hook-form', 'leaflet'],
	'packages/ui/src/invest/order-form/order-form.tsx': [
		'../../wallet/index.ts',
		'@hookform/resolvers/zod',
		'leaflet',
		'@ancu/api/invest',
	],
	'packages/ui/src/account/profile-form/profile-form.tsx': ['../../listing/index.ts', '../../shell/index.ts'],
	'packages/ui/src/address/address-fields/address-fields.tsx': ['../../listing/index.ts'],
	'packages/ui/src/map/map-tools/map-tools.tsx': ['../../listing/index.ts', 'leaflet'],
	'packages/api/src/client.ts': ['@ancu/ui/listing', '@ancu/forms/format'],
	'apps/web/src/listing/list.route.tsx': [
		'react-hook-form',
		'leaflet',
		'../../../server/src/app.ts',
		'@ancu/server/app',
	],
	'apps/server/src/account/register.service.ts': [
		'react',
		'pg',
		'@ancu/api/account',
		'@ancu/forms/form',
		'@ancu/forms/account/form',
	],
	'apps/server/src/database/open-database.ts': ['@ancu/ui/listing', '@ancu/forms/form'],
};

/** The few that may. */
const right: Readonly<Record<string, readonly string[]>> = {
	'packages/forms/src/listing/use-listing-form.ts': ['react', 'react-hook-form'],
	'packages/ui/src/primitives/map/map-view.tsx': ['leaflet'],
	'packages/ui/src/listing/home-screen/home-screen.stories.tsx': ['../../map/index.ts'],
	'packages/ui/src/account/profile-form/profile-form.tsx': [
		'../../address/index.ts',
		'../../primitives/map/index.ts',
		'@ancu/forms/listing',
	],
	'apps/server/src/database/open-database.ts': ['pg'],
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'ancu-imports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('refuses each import that points the wrong way, and no other', () => {
	copyFileSync(path.join(repository, 'biome.json'), path.join(folder, 'biome.json'));
	const modulesOf = (file: string) => [...(wrong[file] ?? []), ...(right[file] ?? [])];
	for (const file of new Set([...Object.keys(wrong), ...Object.keys(right)])) {
		mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
		writeFileSync(
			path.join(folder, file),
			modulesOf(file)
				.map((name) => `import '${name}';`)
				.join('\n'),
		);
	}
	const args = ['lint', '--only=style/noRestrictedImports', '--vcs-enabled=false', '--max-diagnostics=none'];
	const { stdout } = spawnSync('biome', [...args, '--reporter=json', '.'], { cwd: folder, encoding: 'utf8' });
	const { diagnostics } = JSON.parse(stdout) as {
		diagnostics: { location: { path: string; start: { line: number } } }[];
	};
	const refused = diagnostics.map(({ location }) => [location.path, modulesOf(location.path)[location.start.line - 1]]);
	const wanted = Object.entries(wrong).flatMap(([file, names]) => names.map((name) => [file, name]));
	expect(refused.sort()).toEqual(wanted.sort());
});
