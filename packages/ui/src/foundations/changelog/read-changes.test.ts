import { expect, it } from 'vitest';
import { readReleases, readWaiting } from './read-changes.ts';

it('reads the versions of a changelog', () => {
	const markdown = `# @ancu/ui

## 1.1.0

### Minor Changes

- 1a2b3c4: \`ListingCard\` has a third density,
  for the map.
- A button may rest.

### Patch Changes

- Updated dependencies
  - @ancu/forms@1.1.0

## 1.0.0

### Major Changes

- The first release.
`;
	expect(readReleases(markdown)).toEqual([
		{
			version: '1.1.0',
			changes: [
				{ bump: 'minor', text: '`ListingCard` has a third density, for the map.' },
				{ bump: 'minor', text: 'A button may rest.' },
				{ bump: 'patch', text: 'Updated dependencies\n- @ancu/forms@1.1.0' },
			],
		},
		{ version: '1.0.0', changes: [{ bump: 'major', text: 'The first release.' }] },
	]);
	expect(readReleases('')).toEqual([]);
});

it('reads what waits for the next version', () => {
	expect(readWaiting('---\n"@ancu/ui": patch\n"@ancu/forms": minor\n---\n\nA date of birth\nis optional.\n')).toEqual({
		packages: ['@ancu/ui', '@ancu/forms'],
		bump: 'minor',
		text: 'A date of birth is optional.',
	});
	expect(
		readWaiting('---\n"@ancu/ui": patch\n---\n\nTwo\nthings:\n\n- `One`\n  of them\n- the other\n\nAnd more.')?.text,
	).toBe('Two things:\n- `One` of them\n- the other\nAnd more.');
	expect(readWaiting('# Changesets\n\nHow to add one.')).toBeUndefined();
	expect(readWaiting('---\n---\n\nNothing to publish.\n')).toBeUndefined();
});
