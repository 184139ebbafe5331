import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { type ListingFormOptions, useListingForm } from './use-listing-form.ts';

const inputs = {
	kind: ['tradingType', 'categoryId', 'postMode'],
	address: ['provinceId', 'districtId', 'wardId', 'street'],
	facts: ['area', 'floors', 'bedroom'],
	papers: ['legalStatus'],
	price: ['price'],
	offering: ['totalShare', 'pricePerShare', 'softCap', 'endDate', 'lowBps', 'baseBps', 'highBps'],
	photos: ['title', 'description'],
	contact: ['contactPersonName'],
	preview: [],
} as const;

/** The rules of the listing form on bare inputs. */
function BareListingForm(options: ListingFormOptions) {
	const form = useListingForm(options);
	return (
		<form noValidate onSubmit={form.onSubmit}>
			<h1>{form.step}</h1>
			<p>{form.steps.map(({ name, state }) => `${name}:${state}`).join(' ')}</p>
			{inputs[form.step].map((field) => (
				<div key={field}>
					<label>
						{field} <input {...form.register(field)} />
					</label>
				</div>
			))}
			<button type="button" onClick={form.back}>
				back
			</button>
			<button type="button" onClick={form.next}>
				next
			</button>
			<button type="button" onClick={() => form.go('preview')}>
				to the end
			</button>
			<button type="button" onClick={() => form.set({ categoryId: 'residential-land' })}>
				land
			</button>
			<button type="button" onClick={() => form.set(({ isInvest }) => ({ isInvest: !isInvest }))}>
				shares
			</button>
			<button type="submit" disabled={form.pending}>
				submit
			</button>
			<ul>
				{form.errors.map(({ step, field, code }) => (
					<li key={field}>
						{step}/{field}: {code}
					</li>
				))}
			</ul>
			<output>
				{form.isDirty ? 'unsaved' : 'saved'} {form.changedFields.join()}
			</output>
			<p role="alert">{form.failure}</p>
		</form>
	);
}

const house = {
	tradingType: 'BUY',
	categoryId: 'house',
	postMode: 'OWNER',
	provinceId: '79',
	districtId: '760',
	wardId: '26740',
	area: '48',
	floors: '3',
	bedroom: '4',
	price: '5 tỷ 2',
	title: 'Nhà phố ba tầng đường Lê Lợi',
	description: 'Nhà ba tầng, bốn phòng ngủ, gần chợ và trường học.',
	contactPersonName: 'Nguyễn An',
};

const meta = {
	component: BareListingForm,
	args: { onSubmit: fn(), onDraftChange: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareListingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const StaysAtAStepThatIsNotRight: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'next' }));
		await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
		await expect(canvas.getByRole('heading')).toHaveTextContent('kind');
		await expect(canvas.getByText('kind/tradingType: required')).toBeVisible();
		await expect(canvas.getByText(/^kind:error address:todo/)).toBeVisible();
	},
};

export const GoesOnFromStepToStepAndBack: Story = {
	args: { defaultValues: house, initialStep: 'kind' },
	play: async ({ canvas, userEvent }) => {
		const heading = canvas.getByRole('heading');
		for (const name of ['address', 'facts', 'papers', 'price', 'photos', 'contact', 'preview']) {
			await userEvent.click(canvas.getByRole('button', { name: 'next' }));
			await waitFor(() => expect(heading).toHaveTextContent(name));
		}
		await expect(canvas.getByText(/^kind:done .* contact:done preview:todo$/)).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'back' }));
		await expect(heading).toHaveTextContent('contact');
	},
};

export const StopsAtTheFirstStepThatIsNotRight: Story = {
	args: { defaultValues: { ...house, bedroom: '' }, initialStep: 'kind' },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'to the end' }));
		await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('facts'));
		await expect(canvas.getByText('facts/bedroom: required')).toBeVisible();
	},
};

export const GoesOnWhereADraftStopped: Story = {
	args: { defaultValues: { ...house, price: '' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading')).toHaveTextContent('price');
		await expect(
			canvas.getByText(/^kind:done address:done facts:done papers:done price:todo photos:todo/),
		).toBeVisible();
	},
};

/** A step that is kept outside, as by an address, with a way to ask for any. */
function KeptOutside({ step: begun, onStepChange, ...options }: ListingFormOptions) {
	const [step, setStep] = useState(begun);
	const [wish, setWish] = useState('');
	return (
		<>
			<label>
				wish <input value={wish} onChange={({ target }) => setWish(target.value)} />
			</label>
			<button type="button" onClick={() => setStep(wish)}>
				ask
			</button>
			<BareListingForm
				{...options}
				step={step}
				onStepChange={(next, how) => {
					onStepChange?.(next, how);
					setStep(next);
				}}
			/>
		</>
	);
}

const keptOutside = (step: string, change: object = {}) =>
	({
		args: { defaultValues: { ...house, ...change }, step, onStepChange: fn() },
		render: (options) => <KeptOutside {...options} />,
	}) satisfies Story;

export const OpensTheStepThatIsAskedFor: Story = {
	...keptOutside('photos'),
	play: async ({ canvas, userEvent, args }) => {
		const heading = canvas.getByRole('heading');
		await expect(heading).toHaveTextContent('photos');
		await expect(args.onStepChange).not.toHaveBeenCalled();
		await userEvent.clear(canvas.getByLabelText('title'));
		await userEvent.type(canvas.getByLabelText('title'), 'Nhà ba tầng hẻm xe hơi');
		await userEvent.click(canvas.getByRole('button', { name: 'next' }));
		await waitFor(() => expect(heading).toHaveTextContent('contact'));
		await expect(args.onStepChange).toHaveBeenLastCalledWith('contact', { replace: false });
		await userEvent.type(canvas.getByLabelText('wish'), 'photos');
		await userEvent.click(canvas.getByRole('button', { name: 'ask' }));
		await waitFor(() => expect(heading).toHaveTextContent('photos'));
		await expect(canvas.getByLabelText('title')).toHaveValue('Nhà ba tầng hẻm xe hơi');
		await expect(args.onStepChange).toHaveBeenCalledTimes(1);
	},
};

export const LeadsToTheFurthestStepThatMayBeOpened: Story = {
	...keptOutside('preview', { price: '' }),
	play: async ({ canvas, userEvent, args }) => {
		const heading = canvas.getByRole('heading');
		await expect(heading).toHaveTextContent('price');
		await expect(args.onStepChange).toHaveBeenLastCalledWith('price', { replace: true });
		await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
		// Mended meanwhile, it stays where one is.
		await userEvent.type(canvas.getByLabelText('price'), '5 tỷ 2');
		await expect(heading).toHaveTextContent('price');
		await userEvent.type(canvas.getByLabelText('wish'), 'garden');
		await userEvent.click(canvas.getByRole('button', { name: 'ask' }));
		await waitFor(() => expect(heading).toHaveTextContent('preview'));
		await expect(args.onStepChange).toHaveBeenLastCalledWith('preview', { replace: true });
	},
};

export const ComesBackToAStepThatWasOpenBefore: Story = {
	...keptOutside('photos'),
	play: async ({ canvas, userEvent }) => {
		const heading = canvas.getByRole('heading');
		const wish = canvas.getByLabelText('wish');
		const ask = canvas.getByRole('button', { name: 'ask' });
		await userEvent.type(wish, 'price');
		await userEvent.click(ask);
		await waitFor(() => expect(heading).toHaveTextContent('price'));
		await userEvent.clear(canvas.getByLabelText('price'));
		await userEvent.clear(wish);
		await userEvent.type(wish, 'photos');
		await userEvent.click(ask);
		await waitFor(() => expect(heading).toHaveTextContent('photos'));
	},
};

export const AsksOtherFactsOfAnotherCategory: Story = {
	args: { defaultValues: { ...house, bedroom: '' }, initialStep: 'facts' },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'next' }));
		await waitFor(() => expect(canvas.getByText('facts/bedroom: required')).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: 'land' }));
		await waitFor(() => expect(canvas.queryByRole('listitem')).not.toBeInTheDocument());
		await userEvent.click(canvas.getByRole('button', { name: 'next' }));
		await waitFor(() => expect(canvas.getByText('facts/landCategory: required')).toBeVisible());
		await expect(canvas.queryByText('facts/bedroom: required')).not.toBeInTheDocument();
	},
};

export const LooksAtAPriceAgainWhereTheAreaChanges: Story = {
	args: { defaultValues: { ...house, area: '10001', price: '10 tỷ/m2' }, initialStep: 'price', isEdit: true },
	play: async ({ canvas, userEvent }) => {
		const heading = canvas.getByRole('heading');
		await userEvent.click(canvas.getByRole('button', { name: 'next' }));
		await waitFor(() => expect(canvas.getByText('price/price: too_high')).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: 'back' }));
		await userEvent.click(canvas.getByRole('button', { name: 'back' }));
		await waitFor(() => expect(heading).toHaveTextContent('facts'));
		await userEvent.type(canvas.getByLabelText('area'), '{Backspace}');
		await waitFor(() => expect(canvas.queryByRole('listitem')).not.toBeInTheDocument());
	},
};

export const TellsEveryChange: Story = {
	args: { defaultValues: house, initialStep: 'price', isEdit: true },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent('saved');
		await userEvent.clear(canvas.getByLabelText('price'));
		await userEvent.type(canvas.getByLabelText('price'), '6 tỷ');
		await expect(canvas.getByRole('status')).toHaveTextContent('unsaved price');
		await expect(args.onDraftChange).toHaveBeenLastCalledWith(
			expect.objectContaining({ price: '6 tỷ', area: '48' }),
			['price'],
			'price',
		);
	},
};

export const SendsNumbers: Story = {
	args: { defaultValues: house, initialStep: 'preview' },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith(
				expect.objectContaining({ price: 5_200_000_000, priceUnitId: 'TOTAL', area: 48, bedroom: 4 }),
			),
		);
	},
};

export const NamesEveryErrorAtTheEnd: Story = {
	args: { defaultValues: { ...house, price: '5', title: 'Nhà' }, initialStep: 'preview' },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(canvas.getByText('price/price: unclear')).toBeVisible());
		await expect(canvas.getByText('photos/title: too_short')).toBeVisible();
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const KeepsEverythingWhenTheServerRefuses: Story = {
	args: {
		defaultValues: house,
		initialStep: 'preview',
		onSubmit: fn(() => ({
			message: 'no network',
			fields: [
				{ path: 'priceUnitId', code: 'unknown' },
				{ path: 'images.1', code: 'unknown' },
			],
		})),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('no network'));
		await expect(canvas.getByText('price/price: unknown')).toBeVisible();
		await expect(canvas.getByText('photos/images: unknown')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'back' }));
		await expect(canvas.getByLabelText('contactPersonName')).toHaveValue('Nguyễn An');
	},
};

const offering = {
	...house,
	isInvest: true,
	totalShare: '1.000',
	pricePerShare: '5,2 triệu',
	feeBps: '1,5',
	softCap: '500',
	startDate: '2026-03-01T08:00',
	endDate: '2026-04-01T17:00',
	useOfFunds: 'Mua nhà.',
	exitRule: 'Bán sau ba năm.',
	lowBps: '-10',
	baseBps: '12',
	highBps: '25,5',
	documents: [
		{ kind: 'CONTRACT', id: 'upload-1', name: 'Hợp đồng.pdf' },
		{ kind: 'APPRAISAL', id: 'upload-2', name: 'Thẩm định.pdf' },
	] as const,
};

export const AsksForTermsWhereSharesAreOffered: Story = {
	args: { defaultValues: house, mayOffer: true, initialStep: 'price' },
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.queryByText(/offering:/)).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('button', { name: 'shares' }));
		await userEvent.click(canvas.getByRole('button', { name: 'next' }));
		await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('offering'));
		await userEvent.click(canvas.getByRole('button', { name: 'to the end' }));
		await waitFor(() => expect(canvas.getByText('offering/totalShare: required')).toBeVisible());
		await expect(canvas.getByText('offering/pricePerShare: required')).toBeVisible();
		await expect(canvas.getByText('offering/endDate: required')).toBeVisible();
		await expect(canvas.getByText('offering/documents: no_contract')).toBeVisible();
		// Taken back, nothing of it is in the way.
		await userEvent.click(canvas.getByRole('button', { name: 'shares' }));
		await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('button', { name: 'to the end' }));
		await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('preview'));
	},
};

export const SendsTheTermsOfAnOffering: Story = {
	args: { defaultValues: offering, mayOffer: true, initialStep: 'preview' },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith(
				expect.objectContaining({
					price: 5_200_000_000,
					isInvest: true,
					totalShare: 1_000,
					pricePerShare: 5_200_000,
					startDate: '2026-03-01T01:00:00.000Z',
					endDate: '2026-04-01T10:00:00.000Z',
					offering: expect.objectContaining({
						releaseQuantity: null,
						feeBps: 150,
						softCap: 500,
						lowBps: -1_000,
						baseBps: 1_200,
						highBps: 2_550,
						documents: [
							{ kind: 'CONTRACT', id: 'upload-1' },
							{ kind: 'APPRAISAL', id: 'upload-2' },
						],
					}),
				}),
			),
		);
	},
};

export const SaysNothingOfSharesForWhoMayNotOfferThem: Story = {
	args: { defaultValues: offering, initialStep: 'preview' },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.queryByText(/offering:/)).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
		const [sent] = (args.onSubmit as ReturnType<typeof fn>).mock.lastCall ?? [];
		for (const field of ['isInvest', 'totalShare', 'offering']) await expect(sent).not.toHaveProperty(field);
	},
};

export const MendsOneTermInAnother: Story = {
	args: { defaultValues: { ...offering, totalShare: '400', highBps: '5' }, mayOffer: true, initialStep: 'offering' },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'next' }));
		await waitFor(() => expect(canvas.getByText('offering/softCap: too_large')).toBeVisible());
		await expect(canvas.getByText('offering/baseBps: unordered')).toBeVisible();
		await userEvent.type(canvas.getByLabelText('totalShare'), '0');
		await waitFor(() => expect(canvas.queryByText('offering/softCap: too_large')).not.toBeInTheDocument());
		await userEvent.type(canvas.getByLabelText('highBps'), '0');
		await waitFor(() => expect(canvas.queryByRole('listitem')).not.toBeInTheDocument());
	},
};

export const PutsWhatTheServerSaysToItsTerms: Story = {
	args: {
		defaultValues: offering,
		mayOffer: true,
		initialStep: 'preview',
		onSubmit: fn(() => ({
			fields: [
				{ path: 'pricePerShare', code: 'fixed' },
				{ path: 'offering.softCap', code: 'fixed' },
				{ path: 'offering.documents.1.id', code: 'unknown' },
			],
		})),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(canvas.getByText('offering/pricePerShare: fixed')).toBeVisible());
		await expect(canvas.getByText('offering/softCap: fixed')).toBeVisible();
		await expect(canvas.getByText('offering/documents: unknown')).toBeVisible();
	},
};
