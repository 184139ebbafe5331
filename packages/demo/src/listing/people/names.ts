import type { Random } from '../../drawing/random.ts';

const families = [
	['Nguyễn', 36],
	['Trần', 12],
	['Lê', 10],
	['Phạm', 8],
	['Hoàng', 5],
	['Huỳnh', 4],
	['Phan', 5],
	['Vũ', 4],
	['Võ', 4],
	['Đặng', 3],
	['Bùi', 3],
	['Đỗ', 3],
	['Hồ', 2],
	['Ngô', 2],
	['Dương', 2],
	['Lý', 1],
	['Trương', 2],
	['Đinh', 1],
	['Mai', 1],
	['Tạ', 1],
] as const;
const womenMiddle = ['Thị', 'Thị', 'Thu', 'Ngọc', 'Thanh', 'Kim', 'Bích', 'Minh', 'Phương', 'Hồng'] as const;
const women = [
	'Lan',
	'Hương',
	'Hạnh',
	'Thảo',
	'Trang',
	'Nga',
	'Yến',
	'Loan',
	'Mai',
	'Tuyết',
	'Hà',
	'Liên',
	'Vân',
	'Hiền',
	'Nhung',
	'Diệp',
	'Thúy',
	'Oanh',
	'Quyên',
	'Châu',
] as const;
const menMiddle = ['Văn', 'Văn', 'Hữu', 'Đức', 'Minh', 'Quốc', 'Công', 'Anh', 'Thanh', 'Xuân', 'Ngọc'] as const;
const men = [
	'Hùng',
	'Dũng',
	'Tuấn',
	'Thắng',
	'Long',
	'Sơn',
	'Hải',
	'Phúc',
	'Khánh',
	'Tâm',
	'Lâm',
	'Bình',
	'Nam',
	'Toàn',
	'Quang',
	'Trung',
	'Khoa',
	'Hiếu',
	'Đạt',
	'Tín',
] as const;

/** A made-up Vietnamese name. */
export function drawName(r: Random): string {
	const family = r.weighted(families);
	const [middle, given] = r.chance(0.5) ? [r.pick(womenMiddle), r.pick(women)] : [r.pick(menMiddle), r.pick(men)];
	return `${family} ${middle} ${given}`;
}
