import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Danh sách máy chủ đang chạy',
	status: 'new',
	vn: {
		use: 'Cho biết máy chủ nào đang chạy, phiên bản nào, từ khi nào; hai phiên bản cùng lúc là đang nâng cấp.',
		avoid: ['Mức tải và bộ nhớ của máy: xem Prometheus.'],
	},
	en: {
		use: 'Says which servers run, which version and since when; two versions at once mean an upgrade under way.',
		avoid: ['For load and memory look at Prometheus.'],
	},
} satisfies Guide;
