import type { SuggestedDocument } from './index.ts';

/** Texts for what all procedures have in common. */
export const forRegistering: readonly SuggestedDocument[] = [
	{
		id: 'registration-file',
		types: ['BUY', 'TRANSFER', 'DONATE'],
		title: { vn: 'Bộ hồ sơ đăng ký sang tên', en: 'The file for registering the new owner' },
		content: {
			vn: `Nộp tại trung tâm phục vụ hành chính công hoặc chi nhánh văn phòng đăng ký đất đai, trong 30 ngày kể từ ngày có biến động (Luật Đất đai 2024, từ 01/08/2024):
- Đơn đăng ký biến động đất đai: mẫu số 18 của Nghị định 151/2025/NĐ-CP; trước 01/07/2025 là mẫu 11/ĐK.
- Hợp đồng đã công chứng hoặc chứng thực.
- Bản gốc giấy chứng nhận.
- Tờ khai thuế, lệ phí; hoặc chứng từ đã nộp, thông báo được miễn.
- Căn cước; giấy ủy quyền nếu nộp thay.
Nhận giấy hẹn và giữ lại. Mỗi tỉnh có thể hẹn khác nhau, và thu phí thẩm định hồ sơ khác nhau.
Nhiều nơi cho nộp qua Cổng Dịch vụ công quốc gia.`,
			en: `File it at the public service centre or a branch of the land registration office, within 30 days of the change (Land Law 2024, from 1 August 2024):
- Application to register changes to land: form 18 of Decree 151/2025/NĐ-CP; before 1 July 2025, form 11/ĐK.
- The notarised or certified contract.
- The original certificate.
- Tax and fee returns, or proof of payment or the notice of exemption.
- Identity cards; a power of attorney if someone else files for you.
Take the appointment slip and keep it. Processing times and file appraisal fees vary by province.
Many places accept files through the National Public Service Portal.`,
		},
		link: 'https://dichvucong.gov.vn',
	},
	{
		id: 'reading-certificate',
		types: ['BUY', 'TRANSFER', 'DONATE'],
		title: { vn: 'Cách đọc giấy chứng nhận', en: 'How to read a certificate' },
		content: {
			vn: `Sổ đỏ và sổ hồng là tên quen gọi của cùng một loại giấy. Hãy xem:
- Người sử dụng đất, chủ sở hữu: một người, vợ chồng, hay hộ gia đình.
- Thửa đất: số tờ, số thửa, địa chỉ theo tên xã, phường lúc cấp giấy, có thể khác tên bây giờ.
- Loại đất: ODT là đất ở tại đô thị, ONT là đất ở tại nông thôn, CLN là đất trồng cây lâu năm…
- Thời hạn: lâu dài, hay tới ngày nào.
- Nhà và tài sản khác: có ghi thì mới được chuyển cùng.
- Những thay đổi sau khi cấp: thế chấp, xóa thế chấp, chuyển nhượng một phần.
Giấy tẩy xóa, mất trang, khác thông tin với văn phòng đăng ký thì đừng ký gì thêm.`,
			en: `Red book and pink book are common names for the same document. Look at:
- Land user, owner: one person, spouses or a household.
- Plot: map sheet, plot number, and the address with the ward or commune name at the time of issue, which may differ from today’s.
- Land type: ODT is urban residential land, ONT rural residential land, CLN perennial crops…
- Term: long-term, or until which date.
- House and other assets: only what is recorded can be transferred with the land.
- Changes after issue: mortgages, mortgage releases, transfers of a part.
If anything has been erased, a page is missing, or the details differ from those at the land registration office, do not sign anything more.`,
		},
	},
];
