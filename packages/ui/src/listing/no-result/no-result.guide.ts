import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Không có kết quả tìm kiếm, không tìm thấy tin, nới điều kiện',
	status: 'stable',
	vn: {
		use: 'Khi tìm tin không ra: chỉ đúng một điều kiện nên bỏ và bỏ thì có bao nhiêu tin, cho người tìm đi tiếp bằng một lần bấm.',
		avoid: [
			'Danh sách công việc lọc không ra: dùng NoMatch.',
			'Chưa tải được: ListingGrid tự nói.',
			'Bản đồ trống: ListingMap nói “Hãy di chuyển, thu nhỏ bản đồ hoặc bỏ bớt điều kiện.”',
		],
		content: [
			'Mỗi lối nói bỏ gì và được gì: “Bỏ “2–3 tỷ” · Hơn 1.000 tin”, lối nhiều tin nhất đứng đầu, tối đa bốn.',
			'Không đổ lỗi cho người tìm: “Chưa có tin nào khớp”, không “Từ khóa không hợp lệ”.',
		],
		access: ['Các lối là danh sách liên kết; đang tìm điều nên bỏ thì báo bận bằng một vùng status.'],
	},
	en: {
		use: 'Where a search for listings finds nothing: names the one condition to leave out and how many there are without it, so that one press goes on.',
		avoid: [
			'For filtered lists of work take NoMatch.',
			'Where it could not be loaded ListingGrid says so.',
			'For an empty map ListingMap says “Move the map, zoom out or remove a filter.”',
		],
		content: [
			'Each way says what goes and what comes: “Remove “₫2–3 billion” · Over 1,000 listings”, the most first, four at most.',
			'It blames nobody: “No matching listings yet”, not “Invalid keywords”.',
		],
		access: ['The ways are a list of links; while they are looked for a status says that it is busy.'],
	},
	pairs: [
		{
			do: 'DoSaysWhichConditionToDrop',
			dont: 'DontLeavesPeopleStuck',
			vn: 'Biết bỏ điều nào và được bao nhiêu tin thì còn đi tiếp. “Vui lòng thử lại sau” là ngõ cụt, mà thử lại cũng chẳng khác.',
			en: 'Knowing what to drop and what that finds, people go on. “Please try again later” is a dead end, and later changes nothing.',
		},
	],
} satisfies Guide;
