import { filterOfSuggestion, readListingFilter, type SearchSuggestion } from '@ancu/forms/listing';
import { fold } from '@ancu/forms/text';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Combobox, type ComboboxOption } from '../../primitives/combobox/index.ts';
import { PinIcon, ProjectIcon, SearchIcon, StreetIcon, WaitingIcon } from '../../primitives/icon/index.ts';
import { useFollowingText } from '../../primitives/text-input/index.ts';
import type { RecentSearch, SearchProposals } from '../search-model.ts';
import { MarkedText } from './marked-text.tsx';

/** Beside suggestions, and alone while nothing is typed. */
const RECENT_BESIDE = 3;

export interface SearchBoxProps {
	proposals: SearchProposals;
	/** Words that are searched for now; when they change, so does what stands in the field. */
	words?: string | undefined;
	/** A suggestion or a recent search was chosen: what it asks for. What is typed and sent is the form's, as `q`. */
	onChoose: (chosen: RecentSearch) => void;
}

type Proposed = ComboboxOption & { chosen: RecentSearch };

/** The field of every search. It proposes places, projects, streets and what was searched for before; whoever ignores that searches by words. */
export function SearchBox({ proposals, words = '', onChoose }: SearchBoxProps) {
	const { suggestions, recent, onText, onForget } = proposals;
	const { t } = useTranslation('listing');
	const [text, setText] = useFollowingText(words);

	const proposed = suggestions.map((suggestion, index): Proposed => {
		const { kind, label, detail } = suggestion;
		return {
			id: `${kind}-${index}`,
			group: t(`search.group.${kind}`),
			icon: <KindIcon kind={kind} />,
			label,
			shown: <MarkedText text={label} typed={text} />,
			detail: detail ?? undefined,
			chosen: { label, detail: detail ?? undefined, filter: filterOfSuggestion(suggestion) },
		};
	});
	const remembered = recent
		.filter(({ label }) => fold(label).includes(fold(text.trim())))
		.slice(0, text.trim() ? RECENT_BESIDE : undefined)
		.map(
			(search, index): Proposed => ({
				id: `recent-${index}`,
				group: t('search.group.recent'),
				icon: <WaitingIcon />,
				label: search.label,
				shown: <MarkedText text={search.label} typed={text} />,
				detail: search.detail,
				onRemove: () => onForget(search),
				chosen: search,
			}),
		);
	const options = [...proposed, ...remembered];

	return (
		<Combobox
			type="search"
			name="q"
			aria-label={t('search.label')}
			placeholder={t('search.placeholder')}
			leadingIcon={<SearchIcon />}
			enterKeyHint="search"
			value={text}
			options={options}
			listLabel={t('search.list')}
			status={t('search.found', { count: options.length })}
			footer={
				proposed.length === 0 && (
					<div className="border-t border-line p-1">
						<Button variant="quiet" size="sm" onClick={() => onForget()}>
							{t('search.forget')}
						</Button>
					</div>
				)
			}
			onChange={(typed) => {
				setText(typed);
				onText(typed);
			}}
			onChoose={({ id }) => {
				const chosen = options.find((option) => option.id === id)?.chosen;
				if (!chosen) return;
				setText(chosen.filter.search ?? '');
				onChoose(chosen);
			}}
		/>
	);
}

/** The words that were sent, as a search to remember; nothing where there are none. */
export function searchOfWords(typed: FormDataEntryValue | null): RecentSearch | undefined {
	const { search } = readListingFilter(new URLSearchParams({ q: String(typed ?? '') }));
	return search ? { label: search, filter: { search } } : undefined;
}

function KindIcon({ kind }: Pick<SearchSuggestion, 'kind'>) {
	if (kind === 'PROJECT') return <ProjectIcon />;
	return kind === 'STREET' ? <StreetIcon /> : <PinIcon />;
}
