import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter } from './site-footer.tsx';

const meta = { component: SiteFooter, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Demo: Story = { args: { demo: true } };
export const Dark: Story = { args: { demo: true }, globals: { theme: 'dark' } };
export const English: Story = { args: { demo: true }, globals: { locale: 'en' } };
export const Narrow: Story = { args: { demo: true }, globals: { viewport: { value: 'phone320' } } };
