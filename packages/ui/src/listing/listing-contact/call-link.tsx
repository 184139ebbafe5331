import { formatPhone, phoneHref } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../primitives/button/index.ts';
import { PhoneIcon } from '../../primitives/icon/index.ts';

export interface CallLinkProps {
	/** As `+84900001005`. */
	phone: string;
	/** Shares of the listing are sold, and buying them is the one thing in red. */
	isInvest: boolean;
	/** Where there is little room the number is heard, not seen. @default false */
	short?: boolean | undefined;
	/** @default 'auto' */
	width?: 'auto' | 'full' | undefined;
}

/** Calls whoever posted a listing. */
export function CallLink({ phone, isInvest, short = false, width }: CallLinkProps) {
	const { t } = useTranslation('listing');
	const number = formatPhone(phone);
	const [before, after] = t('detail.call', { phone: number }).split(number);
	return (
		<LinkButton
			variant={isInvest ? 'secondary' : 'seal'}
			width={width}
			href={phoneHref(phone)}
			leadingIcon={<PhoneIcon aria-hidden="true" />}
		>
			<span>
				{before}
				<span className={short ? 'max-[26rem]:sr-only' : ''}>{number}</span>
				{after}
			</span>
		</LinkButton>
	);
}
