import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Hình chia loại đất, tỷ lệ diện tích, biểu đồ thửa đất',
	status: 'stable',
	vn: {
		use: 'Trong kết quả quy hoạch: nhìn một cái thấy phần nào lớn, phần nào là đường.',
		avoid: ['Hình thửa thật: dùng bản đồ; hình này không phải ranh thửa.', 'Số chính xác: luôn đặt cạnh ZoneTable.'],
		content: [
			'Dòng “Vẽ theo tỷ lệ diện tích, không phải hình dạng thật của thửa đất.” không được bỏ.',
			'Phần quá nhỏ được kể tên bên dưới thay vì bị mất.',
		],
		access: ['Là một hình có tên đủ số: “Thửa đất chia theo loại đất: ODT 80%, DGT 20%”.'],
	},
	en: {
		use: 'In a planning answer: shows at a glance what is large and what is road.',
		avoid: [
			"For the real shape take a map: this is not the plot's outline.",
			'For exact figures put it beside ZoneTable.',
		],
		content: [
			'“Drawn in proportion to the areas, not to the plot’s real shape.” must stay.',
			'What is too small to be labelled is named below instead of lost.',
		],
		access: ['One picture with all figures in its name: “The plot by planned land type: ODT 80%, DGT 20%”.'],
	},
} satisfies Guide;
