import { expect, it } from 'vitest';
import sizes from '../packages/sizes.json' with { type: 'json' };
import { entryPoint } from './cost.ts';

it.each([
	['./packages/ui/src/primitives/button/button.stories.tsx', 'ui/primitives/button'],
	['./packages/ui/src/listing/listing-card/listing-card.stories.tsx', 'ui/listing'],
	['./packages/forms/src/invest/use-invest-form.stories.tsx', 'forms/invest'],
	['./packages/ui/src/foundations/colour.stories.tsx', undefined],
	['./somewhere/else.stories.tsx', undefined],
])('%s is paid with %s', (stories, entry) => expect(entryPoint(stories, sizes)).toBe(entry));
