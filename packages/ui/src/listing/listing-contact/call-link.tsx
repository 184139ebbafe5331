import { formatPhone, phoneHref } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../primitives/button/index.ts';
import { PhoneIcon } from '../../primitives/icon/index.ts';

export interface CallLinkProps {
	/** As `+84900001005`. */
	phone: string;
	/** Shares of the listing are sold, and buying them is the one thing in red. */
	isInvest: boolean;
	/** @default 'auto' */
	width?: 'auto' | 'full' | undefined;
}

/** Calls whoever posted a listing. */
export function CallLink({ phone, isInvest, width }: CallLinkProps) {
	const { t } = useTranslation('listing');
	return (
		<LinkButton
			variant={isInvest ? 'secondary' : 'seal'}
			width={width}
			href={phoneHref(phone)}
			leadingIcon={<PhoneIcon aria-hidden="true" />}
		>
			{t('detail.call', { phone: formatPhone(phone) })}
		</LinkButton>
	);
}
