import type { Meta, StoryObj } from '@storybook/react-vite';
import * as fixtures from '../listing.fixtures.ts';
import { ListingFactsRow } from './listing-facts-row.tsx';

const meta = { component: ListingFactsRow, args: { listing: fixtures.house } } satisfies Meta<typeof ListingFactsRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Land: Story = { args: { listing: fixtures.land } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
