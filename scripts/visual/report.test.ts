import { expect, it } from 'vitest';
import { looks } from './looks.ts';
import { drawReport } from './report.ts';

const picture = Buffer.from('a picture');
const accept = () => undefined;

it('shows what differs, what is new and what is gone', async () => {
	const [light] = looks;
	if (!light) throw new Error('There are no looks.');
	const all = { before: picture, after: picture, difference: picture };
	const page = await drawReport(
		[
			{ name: 'account/avatar', look: light, squares: 12, draw: async () => all, accept },
			{ name: 'wallet/receipt', look: light, squares: undefined, draw: async () => ({ after: picture }), accept },
		],
		['map/pin-map'],
	);
	const sections = page.split('<section').slice(1);
	expect(sections).toHaveLength(3);
	expect(sections[0]).toContain('12 squares differ');
	expect(sections[0]?.match(/<img/g)).toHaveLength(3);
	expect(sections[1]).toContain('wallet/receipt light');
	expect(sections[1]?.match(/<img/g)).toHaveLength(1);
	expect(sections[2]).toContain('removed');
	expect(page).not.toMatch(/(src|href)="(?!data:)/);
});
