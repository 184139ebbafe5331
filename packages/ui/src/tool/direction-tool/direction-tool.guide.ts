import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Xem hướng nhà theo tuổi, bát trạch, cung mệnh, phong thủy',
	status: 'stable',
	vn: {
		use: 'Ở trang Công cụ, cho người mua còn theo tục xem hướng: từ ngày sinh ra cung và tám hướng, rồi dẫn tới nhà quay về hướng hợp. Là tập quán, và nó tự nói thế.',
		avoid: [
			'Lọc tin theo hướng: dùng bộ lọc hướng trong ListingFilterForm.',
			'Nói hướng của một căn nhà: dùng ListingFactsRow hoặc ListingFactList.',
			'Đừng đặt ở trang tin đăng hay cạnh giá: dễ thành lời khuyên mua.',
		],
		anatomy: [
			['Ô ngày sinh và giới tính', 'nhận 21/01/1985 hoặc chỉ năm âm lịch 1985'],
			['Câu tập quán', 'luôn hiện dưới các ô, không gập lại được'],
			['Năm và cung', 'nói năm âm lịch và vì sao, khi ngày sinh gần Tết'],
			['La bàn', 'tám hướng, bắc ở trên; hướng tốt tô mực, hướng xấu gạch chéo'],
			['Hai bảng', 'đọc thành chữ đúng những gì la bàn vẽ, hướng tốt là liên kết tới tin'],
		],
		content: [
			'Mọi lời giải bắt đầu bằng “Dân gian cho là…”; không “sẽ giàu”, “đại kỵ”.',
			'Bỏ dòng “không phải lời hứa và không có căn cứ khoa học” là sai, dù để gọn.',
		],
		access: ['La bàn là một hình có tên liệt kê bốn hướng tốt; bảng bên cạnh đủ mọi điều nên không cần nhìn hình.'],
	},
	en: {
		use: 'On the page of tools, for buyers who go by the custom: from a birth to a trigram and eight directions, then to homes that face the fitting ones. A custom, and it says so itself.',
		avoid: [
			'To filter listings by direction take the directions in ListingFilterForm.',
			'To say which way a house faces take ListingFactsRow or ListingFactList.',
			'Keep it off the page of a listing and away from prices: there it turns into advice to buy.',
		],
		anatomy: [
			['Birth and gender', 'take 21/01/1985, or a lunar year alone, such as 1985'],
			['Word on the custom', 'always in sight below the fields, never folded'],
			['Year and trigram', 'say the lunar year, and why where the birth is close to Tết'],
			['Compass', 'eight directions, north on top; good ones in ink, the others hatched'],
			['Two tables', 'say in words what the compass draws; good directions lead to listings'],
		],
		content: [
			'Every meaning begins with “Traditionally:”; no “will be rich”, no “strictly to be avoided”.',
			'Leaving out “It is not a promise and has no scientific basis.” is wrong, even to save room.',
		],
		access: ['The compass is one picture whose name lists the four good directions; the tables say all of it.'],
	},
} satisfies Guide;
