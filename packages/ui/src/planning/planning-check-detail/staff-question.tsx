import type { SubmitFailure } from '@ancu/forms/form';
import { usePlanningReplyForm } from '@ancu/forms/planning/form';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { EditIcon } from '../../primitives/icon/index.ts';
import { TextArea } from '../../primitives/text-input/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { Quote } from '../../translation/written.tsx';

export interface StaffQuestionProps {
	question: string;
	/** What was typed as a reply before. */
	reply?: string | undefined;
	onReplyChange?: ((reply: string) => void) | undefined;
	onReply: (reply: string) => Promise<SubmitFailure | undefined>;
	/** Where the request itself is mended; left out where it may not be. */
	editHref: string | undefined;
}

/** What staff need to know before they go on, with the place for a reply. */
export function StaffQuestion({ question, reply, onReplyChange, onReply, editHref }: StaffQuestionProps) {
	const { t } = useTranslation('planning');
	const toast = useToast();
	const form = usePlanningReplyForm({
		reply,
		onSubmit: async (values) => {
			const refused = await onReply(values.reply);
			if (!refused) toast({ kind: 'success', message: t('checkDetail.replied') });
			return refused;
		},
	});
	const code = form.errorOf('reply');
	const field = form.register('reply', { onChange: (event) => onReplyChange?.(event.target.value) });
	return (
		<section
			aria-labelledby="check-question"
			className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-ink bg-surface-raised p-4 sm:p-6"
		>
			<h2 id="check-question" className="font-bold">
				{t('checkDetail.now.asked')}
			</h2>
			<Quote>{question}</Quote>
			<p className="max-w-prose text-sm text-ink-muted">{t('checkStatus.next.asked')}</p>
			<form noValidate aria-labelledby="check-question" onSubmit={form.onSubmit}>
				<Field
					required
					label={t('checkDetail.reply')}
					error={code && t(`error.reply.${code}` as 'error.reply.required')}
				>
					{(control) => <TextArea {...control} {...field} />}
				</Field>
				<FormFailure message={form.failure} />
				<div className="mt-2 flex flex-wrap gap-2">
					<Button type="submit" loading={form.pending}>
						{t('checkDetail.sendReply')}
					</Button>
					{editHref && (
						<LinkButton href={editHref} variant="secondary" leadingIcon={<EditIcon aria-hidden="true" />}>
							{t('checkDetail.mend')}
						</LinkButton>
					)}
				</div>
			</form>
		</section>
	);
}
