import { formatArea } from '@ancu/forms/format';
import type { CSSProperties } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import * as listings from '../../listing/listing.fixtures.ts';
import { ListingCard } from '../../listing/listing-card/listing-card.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Segmented } from '../../primitives/segmented/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { overviewText } from '../overview/overview.text.ts';
import { TagSamples } from '../overview/tag-samples.tsx';
import { useText } from '../page/use-text.ts';
import { propertiesOf, type TokenSet } from './token-set.ts';
import { editorText } from './tokens-editor.text.ts';

interface SpecimenProps {
	set: TokenSet;
	theme: 'light' | 'dark';
}

/** Real components in one theme, with the tokens that are edited. */
export function Specimen({ set, theme }: SpecimenProps) {
	const { specimen, theme: names } = useText(editorText);
	const text = useText(overviewText);
	return (
		<section
			aria-label={specimen(names[theme])}
			data-theme={theme}
			style={{ ...propertiesOf(set), fontSize: 'var(--text-base)' } as CSSProperties}
			className="grid min-w-0 content-start gap-4 rounded-card border border-line bg-surface p-4 text-ink"
		>
			<div>
				<h3 className="text-2xl font-bold">{text.card}</h3>
				<p className="text-ink-muted">{text.sample(formatArea(82.5, useLocale()))}</p>
			</div>
			<div className="flex flex-wrap gap-2">
				<Button>{text.save}</Button>
				<Button variant="secondary">{text.close}</Button>
				<Button variant="seal">{text.send}</Button>
			</div>
			<Segmented
				label={text.kinds}
				name={`kind-${theme}`}
				defaultValue="buy"
				options={[
					{ value: 'buy', label: text.buy },
					{ value: 'rent', label: text.rent },
				]}
			/>
			<Field label={text.plot} hint={text.plotHint} error={text.plotError}>
				{(control) => <TextInput {...control} defaultValue="17" />}
			</Field>
			<TagSamples />
			<ListingCard level={4} listing={listings.verified} now={listings.now} />
		</section>
	);
}
