import { languages } from '@ancu/forms/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { expect, fn, screen } from 'storybook/test';
import { french } from '../shell.fixtures.ts';
import { LocaleSwitch, type LocaleSwitchProps } from './locale-switch.tsx';

const meta = { component: LocaleSwitch, args: { onChange: fn() } } satisfies Meta<typeof LocaleSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };

export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };

export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };

export const BetweenTwoByOnePress: Story = {
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'EN, đổi ngôn ngữ sang English' }));
		await expect(args.onChange).toHaveBeenCalledWith('en');
	},
};

/** Its texts are on their way, as on a slow network. */
export const OnItsWay: Story = {
	args: { onChange: fn(() => new Promise<void>(() => undefined)) },
	play: async ({ args, canvas, userEvent }) => {
		const english = canvas.getByRole('button', { name: 'EN, đổi ngôn ngữ sang English' });
		await userEvent.click(english);
		await expect(english).toHaveAttribute('aria-busy', 'true');
		await expect(english).toHaveFocus();
		await userEvent.click(english);
		await expect(args.onChange).toHaveBeenCalledTimes(1);
	},
};

/** Changes the language that it stands in. */
function Changing(props: LocaleSwitchProps) {
	const { i18n } = useTranslation();
	const [own] = useState(() => i18n.cloneInstance());
	return (
		<I18nextProvider i18n={own}>
			<LocaleSwitch {...props} onChange={(locale) => own.changeLanguage(locale)} />
		</I18nextProvider>
	);
}

export const KeepsTheFocus: Story = {
	render: (args) => <Changing {...args} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		await expect(await canvas.findByText('VN')).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect(await canvas.findByText('EN')).toHaveFocus();
	},
};

export const KeepsTheFocusInAList: Story = {
	args: { languages: [...languages, french], layout: 'list' },
	render: (args) => <Changing {...args} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		await expect(await canvas.findByText('VN')).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect(await canvas.findByText('EN')).toHaveFocus();
	},
};

export const AmongMoreByAMenu: Story = {
	args: { languages: [...languages, french] },
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.tab();
		await expect(canvas.getByRole('button', { name: 'VN, ngôn ngữ: Tiếng Việt' })).toHaveFocus();
		await userEvent.keyboard('{Enter}{ArrowDown}');
		await expect(await screen.findByRole('menuitem', { name: 'Français' })).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect(args.onChange).toHaveBeenCalledWith('fr');
	},
};

export const AllLieOpenInAList: Story = {
	args: { languages: [...languages, french], layout: 'list' },
	play: async ({ args, canvas, userEvent }) => {
		await expect(canvas.getByRole('button', { name: 'EN, đổi ngôn ngữ sang English' })).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'FR, đổi ngôn ngữ sang Français' }));
		await expect(args.onChange).toHaveBeenCalledWith('fr');
	},
};

export const OneIsNoChoice: Story = {
	args: { languages: languages.slice(0, 1) },
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole('button')).toBeNull();
	},
};
