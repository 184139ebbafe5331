import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { LocateIcon } from '../../primitives/icon/index.ts';
import type { MapPoint } from '../../primitives/map/index.ts';
import { LocateState } from './locate-state.tsx';

/** Why a place is not known: refused by the person, not to be had on this device, too slow, or not in Vietnam. */
export type LocateFailure = 'DENIED' | 'UNAVAILABLE' | 'TIMEOUT' | 'OUTSIDE';

/** Finds where the person is; never throws. */
export type Locate = () => Promise<{ point: MapPoint } | { failure: LocateFailure }>;

export interface NearMeDialogProps {
	open: boolean;
	onClose: () => void;
	/** Asked only after a press: it is what makes the browser ask. */
	locate: Locate;
	/** Told where the person is. */
	onPoint: (point: MapPoint) => void;
}

/** Says what somebody's place is for before the browser asks for it, and what to do when it is not to be had. */
export function NearMeDialog({ open, onClose, locate, onPoint }: NearMeDialogProps) {
	const { t } = useTranslation(['map', 'translation']);
	const [state, setState] = useState<'locating' | LocateFailure>();
	// Who closed the window or left the page while the browser looked wants no answer any more.
	const asked = useRef(0);
	useEffect(() => {
		if (open) setState(undefined);
		return () => {
			asked.current++;
		};
	}, [open]);
	const failure = state === 'locating' ? undefined : state;

	async function find(): Promise<void> {
		setState('locating');
		const asking = asked.current;
		const found = await locate();
		if (asking !== asked.current) return;
		if ('failure' in found) return setState(found.failure);
		onPoint(found.point);
		onClose();
	}

	return (
		<Dialog
			open={open}
			onClose={onClose}
			title={t('nearMe.title')}
			closeLabel={t('translation:close')}
			footer={
				<>
					<Button variant="secondary" onClick={onClose}>
						{t('nearMe.later')}
					</Button>
					<Button leadingIcon={<LocateIcon aria-hidden="true" />} loading={state === 'locating'} onClick={find}>
						{t(failure ? 'nearMe.again' : 'nearMe.allow')}
					</Button>
				</>
			}
		>
			<div data-slot="near-me" className="grid gap-3">
				<p>{t('nearMe.reason')}</p>
				<LocateState state={state} />
			</div>
		</Dialog>
	);
}
