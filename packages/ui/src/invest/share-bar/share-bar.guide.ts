import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Dải cổ phần, thanh cổ phần đã bán và còn lại',
	status: 'stable',
	vn: {
		use: 'Cho biết cổ phần của đợt bán đang ở đâu: người khác đã mua, đang giữ chỗ, của mình, còn lại, và phần đang chọn. Có sẵn trong InvestForm và OfferingProgress.',
		avoid: [
			'Cần cả mức tối thiểu và thời hạn: dùng OfferingProgress.',
			'Tiến độ chung, tải tệp: không dùng dải này.',
			'Trong thẻ nhỏ: legend bare, chỉ một dòng “Đã bán 460/1.500”, “Còn 1.000”.',
		],
		content: [
			'Tính trên số phát hành đợt này; chưa phát hành hết thì nói: “Đợt này phát hành 1.500 trong tổng số 2.000 cổ phần.”',
			'Phân biệt bằng nét mực và gạch, không bằng màu: in đen trắng vẫn đọc được.',
		],
		access: ['Dải không được đọc; chú giải là danh sách số có tên “Tình trạng cổ phần”.'],
	},
	en: {
		use: 'Says where the shares of a release are: bought by others, on hold, one’s own, left, and those being chosen. It stands in InvestForm and OfferingProgress.',
		avoid: [
			'Where the minimum and the end are wanted take OfferingProgress.',
			'Not for progress in general, nor for uploads.',
			'On a small card use legend bare: one line, “Sold 460/1,500”, “1,000 left”.',
		],
		content: [
			'It counts what this release offers; where that is not all it says so: “This release offers 1,500 of 2,000 shares in total.”',
			'Parts differ by ink and hatching, not by colour: it can be read in black and white.',
		],
		access: ['The strip is not read; its legend is a list of figures named “Shares by status”.'],
	},
} satisfies Guide;
