import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../../..');
const withSecrets = globSync(['packages/ui/src/**/*.tsx', 'apps/web/src/**/*.tsx'], { cwd: folder })
	.filter((file) => !file.endsWith('.stories.tsx'))
	.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const)
	.filter(
		([file, text]) =>
			file.endsWith('/account-form.tsx') ||
			(/<(form|AccountForm)\b/.test(text) && /<(PasswordInput|CurrentPasswordField|CodeInput)\b/.test(text)),
	);

it('reads the forms', () => expect(withSecrets.length).toBeGreaterThan(6));

// Sent before its scripts run, a form writes what is typed into the address, unless it says so.
it.each(withSecrets)('%s keeps passwords and codes out of the address', (_file, text) => {
	for (const [form] of text.matchAll(/<form\b[^>]*/g)) expect(form).toContain('method="post"');
});
