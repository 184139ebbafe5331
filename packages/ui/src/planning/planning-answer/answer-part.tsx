import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A part of an answer under its heading. */
export function AnswerPart({ level, title, children }: { level: 3 | 4; title: string; children: ReactNode }) {
	const Heading = `h${level}` as const;
	return (
		<section className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<Heading className="text-lg font-bold">{title}</Heading>
			{children}
		</section>
	);
}

/** What an answer says in plain words. */
export function AnswerVerdict({ level, children }: { level: 3 | 4; children: string }) {
	const { t } = useTranslation('planning');
	return (
		<AnswerPart level={level} title={t('answer.verdict')}>
			<p className="max-w-prose border-l-4 border-ink pl-4 text-lg whitespace-pre-line wrap-anywhere">{children}</p>
		</AnswerPart>
	);
}
