import { useTranslation } from 'react-i18next';
import { useLocalErrorWords } from '../procedure-words/use-local-error-words.ts';

const lists = { steps: 'step', substeps: 'substep', papers: 'paper', fees: 'fee' } as const;

/** Words for what is wrong in a template, and for the place of a path: `Bước 2, việc 1`. */
export function useTemplateWords(): {
	errorWords: (path: string, code: string) => string;
	placeWords: (path: string) => string;
} {
	const { t } = useTranslation('procedure');
	return {
		errorWords: useLocalErrorWords('template'),
		placeWords: (path) => {
			const parts = path.split('.');
			const places = parts.flatMap((part, index) => {
				const number = Number(parts[index + 1]) + 1;
				return part in lists && number ? [t(`template.place.${lists[part as 'steps']}`, { number })] : [];
			});
			return places.join(', ') || t('template.place.whole');
		},
	};
}
