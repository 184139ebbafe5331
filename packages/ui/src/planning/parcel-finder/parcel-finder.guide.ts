import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Tìm thửa đất, số tờ, số thửa, bản đồ địa chính',
	status: 'stable',
	vn: {
		use: 'Trong PlanningPanel trên bản đồ: người cầm giấy chứng nhận tìm đúng thửa bằng xã, số tờ, số thửa.',
		avoid: ['Nhờ nhân viên tra quy hoạch của thửa: dùng PlanningCheckForm.', 'Tìm nơi chốn theo tên: dùng SearchBox.'],
		anatomy: [
			['Xã, phường', 'địa giới in trên giấy chứng nhận'],
			['Số tờ, số thửa', 'hai ô, đúng như trên giấy'],
			['Kết quả', 'các thửa trùng số; bấm là hiện trên bản đồ'],
		],
		content: [
			'Không thấy thì chỉ cách tra lại: giấy cấp trước 01/07/2025 ghi xã, phường cũ.',
			'Gọi thửa theo thứ tự người ta đọc: “Thửa 345, tờ 21”.',
		],
		access: ['Kết quả được đọc lên; thửa đang hiện có aria-pressed.'],
	},
	en: {
		use: 'In PlanningPanel on the map: whoever holds a certificate finds the plot by commune, sheet and number.',
		avoid: ['To have staff look the planning up take PlanningCheckForm.', 'To find a place by name take SearchBox.'],
		anatomy: [
			['Ward or commune', 'as it is printed on the certificate'],
			['Sheet and plot', 'two fields, as on the paper'],
			['Found', 'plots of these numbers; pressing one shows it on the map'],
		],
		content: [
			'Nothing found says how to look again: certificates from before 01/07/2025 name the old commune.',
			'A plot is named as people read it: “Plot 345, map sheet 21”.',
		],
		access: ['What was found is read out; the plot on the map has aria-pressed.'],
	},
} satisfies Guide;
