import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { AlertIcon, LocateIcon } from '../../primitives/icon/index.ts';
import { SitePosition } from '../site-evidence/site-position.tsx';
import type { GreenCheckPosition } from '../verification-model.ts';

/** Why a device does not say where it is: refused by its person, not to be had, too slow, or not in Vietnam. */
export type SiteLocateFailure = 'DENIED' | 'UNAVAILABLE' | 'TIMEOUT' | 'OUTSIDE';

/** Reads where the device is, as exactly as it can, with the distance from the listing's point; never throws. */
export type LocateSite = () => Promise<{ position: GreenCheckPosition } | { failure: SiteLocateFailure }>;

export interface PositionFieldProps {
	/** Null where none was recorded. */
	value: GreenCheckPosition | null;
	onChange: (position: GreenCheckPosition) => void;
	/** Asked after a press: it is what makes the browser ask. */
	locate: LocateSite;
	/** What is wrong with it as the form sees it. */
	error?: string | undefined;
}

/** Where somebody looks from: read from the device at a press, with its time; said in words, also when it cannot be had. */
export function PositionField({ value, onChange, locate, error }: PositionFieldProps) {
	const { t } = useTranslation('verification');
	const id = useId();
	const [pending, setPending] = useState(false);
	const [failure, setFailure] = useState<SiteLocateFailure>();
	const wrong = failure ? t(`position.failure.${failure}`) : error;
	async function read(): Promise<void> {
		setPending(true);
		setFailure(undefined);
		const found = await locate();
		setPending(false);
		if ('failure' in found) setFailure(found.failure);
		else onChange(found.position);
	}
	return (
		<div data-slot="position-field" data-field="position" className="grid gap-4">
			<div role="status">
				<SitePosition position={value} isThere />
			</div>
			<div>
				<Button
					variant="secondary"
					loading={pending}
					aria-describedby={wrong ? id : undefined}
					leadingIcon={<LocateIcon aria-hidden="true" />}
					onClick={read}
				>
					{t(value ? 'position.again' : 'position.read')}
				</Button>
			</div>
			<p id={id} role="alert" className="flex items-start gap-1.5 text-sm text-danger empty:-mt-4">
				{wrong && <AlertIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
				{wrong}
			</p>
		</div>
	);
}
