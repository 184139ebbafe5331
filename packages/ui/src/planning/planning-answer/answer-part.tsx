import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Written } from '../../translation/written.tsx';

/** A part of an answer under its heading. */
export function AnswerPart({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<h3 className="text-lg font-bold">{title}</h3>
			{children}
		</section>
	);
}

/** What an answer says in plain words. */
export function AnswerVerdict({ children }: { children: string }) {
	const { t } = useTranslation('planning');
	return (
		<AnswerPart title={t('answer.verdict')}>
			<Written className="border-l-4 border-ink pl-4 text-lg">{children}</Written>
		</AnswerPart>
	);
}
