import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/index.ts';
import { TextArea } from './text-area.tsx';

const meta = {
	component: TextArea,
	render: (args) => (
		<Field label="Giới thiệu" hint="Bạn rành khu vực nào, làm nghề gì.">
			{(control) => <TextArea {...control} {...args} />}
		</Field>
	),
	decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const LongText: Story = {
	args: { defaultValue: 'Tôi ở Bình Thạnh, môi giới nhà phố đã mười hai năm. '.repeat(12) },
	globals: { viewport: { value: 'phone320' } },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Không sửa được lúc này.' } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };

const about = 'Tôi ở Bình Thạnh, môi giới nhà phố đã mười hai năm, rành các hẻm quanh chợ Bà Chiểu.';

export const DoMakeRoom: Story = { tags: ['!test'], args: { defaultValue: about } };

export const DontASlit: Story = { tags: ['!test'], args: { rows: 1, defaultValue: about } };
