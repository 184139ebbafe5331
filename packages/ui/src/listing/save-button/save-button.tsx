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

/** The saved mark: pressed while a listing is saved. Its name stays, its state is said by `aria-pressed`. */
export function SaveButton({ saved, onChange, title, variant = 'icon' }: SaveButtonProps) {
	const { t } = useTranslation('listing');
	const toast = useToast();
	const name = title ? t('save.listingNamed', { title }) : t('save.listing');
	const icon = <SaveIcon aria-hidden="true" fill={saved ? 'currentColor' : 'none'} />;
	const press = async () => {
		const refused = await attempt(() => onChange(!saved));
		if (refused) toast({ kind: 'error', message: refused.message ?? t('save.failed') });
		else toast({ kind: 'success', message: t(saved ? 'save.unsaved' : 'save.saved') });
	};
	if (variant === 'text') {
		return (
			<Button variant="secondary" aria-pressed={saved} aria-label={title && name} leadingIcon={icon} onClick={press}>
				{t('save.listing')}
			</Button>
		);
	}
	return (
		<IconButton
			variant="secondary"
			size="sm"
			aria-pressed={saved}
			aria-label={name}
			title={t('save.listing')}
			icon={icon}
			onClick={press}
		/>
	);
}
