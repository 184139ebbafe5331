import { useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Segmented } from '../../primitives/segmented/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { useText } from '../page/use-text.ts';
import { overviewText } from './overview.text.ts';
import { TagSamples } from './tag-samples.tsx';

/** The primitives that most screens are made of, working. */
export function Live() {
	const text = useText(overviewText);
	const toast = useToast();
	const [isOpen, setOpen] = useState(false);
	const close = () => setOpen(false);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<div className="flex flex-wrap gap-2">
				<Button variant="seal">{text.send}</Button>
				<Button onClick={() => setOpen(true)}>{text.openDialog}</Button>
				<Button variant="secondary" onClick={() => toast({ kind: 'success', message: text.toasted })}>
					{text.toast}
				</Button>
			</div>
			<div className="flex flex-wrap items-center gap-2">
				<Segmented
					label={text.kinds}
					name="kind"
					defaultValue="buy"
					options={[
						{ value: 'buy', label: text.buy },
						{ value: 'rent', label: text.rent },
						{ value: 'project', label: text.project },
					]}
				/>
				<Button variant="quiet">{text.save}</Button>
			</div>
			<div className="grid items-start gap-4 sm:grid-cols-2">
				<Field label={text.plot} hint={text.plotHint} compact>
					{(control) => <TextInput {...control} defaultValue="17" inputMode="numeric" />}
				</Field>
				<Field label={text.direction} compact>
					{(control) => <Select {...control} options={text.directions.map((label) => ({ value: label, label }))} />}
				</Field>
			</div>
			<div className="flex flex-wrap items-center gap-x-6 gap-y-2">
				<Checkbox label={text.furnished} defaultChecked />
				<TagSamples />
			</div>
			<Dialog
				open={isOpen}
				onClose={close}
				title={text.dialogTitle}
				closeLabel={text.close}
				footer={<Button onClick={close}>{text.dialogAct}</Button>}
			>
				{text.dialogText}
			</Dialog>
		</div>
	);
}
