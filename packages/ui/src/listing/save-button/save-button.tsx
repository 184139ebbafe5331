import { attempt, type SubmitFailure } from '@ancu/forms/form';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../primitives/button/index.ts';
import { SaveIcon } from '../../primitives/icon/index.ts';
import { useToast } from '../../primitives/toast/index.ts';

export interface SaveButtonProps {
	/** It is saved, or is taken to be while that is under way. */
	saved: boolean;
	/** Saves or unsaves it. */
	onChange: (saved: boolean) => Promise<SubmitFailure | undefined>;
	/** Of the listing; names the button where several stand on a page. */
	title?: string | undefined;
	/** `icon` on the corner of a photo, `text` beside other buttons. @default 'icon' */
	variant?: 'icon' | 'text' | undefined;
}

/** The saved mark. As an icon it is pressed while a listing is saved, and its name stays; as words it says whether it is. */
export function SaveButton({ saved, onChange, title, variant = 'icon' }: SaveButtonProps) {
	const { t } = useTranslation('listing');
	const toast = useToast();
	const icon = <SaveIcon aria-hidden="true" fill={saved ? 'currentColor' : 'none'} />;
	const press = async () => {
		const refused = await attempt(() => onChange(!saved));
		if (refused) toast({ kind: 'error', message: refused.message ?? t('save.failed') });
		else toast({ kind: 'success', message: t(saved ? 'save.unsaved' : 'save.saved') });
	};
	if (variant === 'text') {
		return (
			<Button
				variant="secondary"
				size="sm"
				aria-label={title && t(saved ? 'save.isSavedNamed' : 'save.listingNamed', { title })}
				leadingIcon={icon}
				onClick={press}
			>
				{t(saved ? 'save.isSaved' : 'save.listing')}
			</Button>
		);
	}
	return (
		<IconButton
			variant="secondary"
			size="sm"
			aria-pressed={saved}
			aria-label={title ? t('save.listingNamed', { title }) : t('save.listing')}
			title={t('save.listing')}
			icon={icon}
			onClick={press}
		/>
	);
}
