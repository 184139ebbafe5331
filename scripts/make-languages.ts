/** Lists the languages that have a file in `packages/forms/src/format/languages`, the default first: a new one is files alone. */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const DEFAULT = 'vn';

const folder = path.resolve(import.meta.dirname, '../packages/forms/src/format');
const codes = readdirSync(path.join(folder, 'languages')).map((file) => path.basename(file, '.json'));
codes.sort((one, other) => Number(other === DEFAULT) - Number(one === DEFAULT) || one.localeCompare(other));

writeFileSync(
	path.join(folder, 'languages.generated.ts'),
	[
		...codes.toSorted().map((code) => `import ${code} from './languages/${code}.json' with { type: 'json' };`),
		'',
		`export const files = { ${codes.join(', ')} };`,
		'',
	].join('\n'),
);
