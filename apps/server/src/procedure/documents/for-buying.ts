import type { SuggestedDocument } from './index.ts';

/** Texts for buying and transferring, in the order of the steps. */
export const forBuying: readonly SuggestedDocument[] = [
	{
		id: 'deposit-checklist',
		types: ['BUY', 'TRANSFER'],
		title: { vn: 'Trước khi đặt cọc: danh sách kiểm tra', en: 'Before the deposit: a checklist' },
		content: {
			vn: `Chưa xem bản gốc thì chưa đặt cọc. Hãy kiểm tra lần lượt:
- Tên trên giấy chứng nhận trùng với căn cước của người bán.
- Số tờ, số thửa, diện tích, loại đất, thời hạn sử dụng đất.
- Trang bổ sung: có ghi thế chấp, hạn chế quyền hay không.
- Nhà đã được ghi trên giấy chứng nhận chưa, có xây sai phép không.
- Đất có nằm trong quy hoạch, lộ giới không.
- Vợ chồng, người đồng sở hữu có cùng đồng ý bán không.
- Đang có người thuê, hay ai khác đang ở không.
Vi bằng chỉ ghi lại sự việc, không chứng minh quyền sử dụng đất.`,
			en: `Pay no deposit before you have seen the original. Check one after the other:
- The name on the certificate is that of the seller’s identity card.
- Sheet and plot number, area, type of land, term of use.
- Added pages: mortgages and restrictions.
- Whether the house stands on the certificate, and was built as permitted.
- Whether planning or a road reserve takes a part of the land.
- Whether spouse and co-owners agree to sell.
- Whether somebody rents it or lives there.
A bailiff’s record says what happened; it proves no right to the land.`,
		},
	},
	{
		id: 'deposit-contract',
		types: ['BUY', 'TRANSFER'],
		title: { vn: 'Hợp đồng đặt cọc nên ghi những gì', en: 'What a deposit contract should say' },
		content: {
			vn: `Hai bên tự viết được; ký trước công chứng viên thì chắc hơn. Nên ghi:
- Họ tên, số căn cước, địa chỉ của mọi người có quyền bán và của bên mua.
- Số giấy chứng nhận, số tờ, số thửa, diện tích.
- Tổng giá, số tiền cọc, cách trả và các lần trả.
- Ngày ký hợp đồng công chứng, muộn nhất là ngày nào.
- Ai trả thuế thu nhập cá nhân, lệ phí trước bạ, phí công chứng.
- Cọc được hoàn lại khi: đang thế chấp mà không giải chấp, có tranh chấp, quy hoạch khác với cam kết, thiếu người ký.
- Bên nào bỏ thì chịu gì. Không ghi khác thì theo Bộ luật Dân sự 2015: bên mua mất cọc; bên bán trả lại cọc và thêm một khoản bằng cọc.
Chuyển khoản và ghi rõ nội dung “đặt cọc mua nhà, đất …”.`,
			en: `Both sides can write it themselves; before a notary it is safer. It should name:
- Names, identity numbers and addresses of everybody who may sell, and of the buyer.
- Number of the certificate, sheet, plot, area.
- The whole price, the deposit, how and when the rest is paid.
- The last day for signing at the notary’s.
- Who pays income tax, registration fee and the notary.
- When the deposit is given back: a mortgage that is not lifted, a dispute, planning other than promised, somebody who does not sign.
- What whoever withdraws owes. If nothing else is agreed, the Civil Code of 2015 holds: the buyer loses the deposit; the seller gives it back twice over.
Pay by bank transfer, and write “deposit for …” into the note.`,
		},
	},
	{
		id: 'notarised-contract',
		types: ['BUY', 'TRANSFER'],
		title: { vn: 'Hợp đồng công chứng phải có những gì', en: 'What a notarised contract must hold' },
		content: {
			vn: `Chuyển nhượng nhà, đất giữa cá nhân phải lập hợp đồng có công chứng hoặc chứng thực. Trước khi ký, đọc lại:
- Họ tên, số căn cước của mọi người ký; vợ hoặc chồng có mặt nếu là tài sản chung.
- Thửa đất, nhà, tài sản gắn liền: đúng như giấy chứng nhận.
- Giá thật, cách trả, ngày trả. Khai giá thấp làm bạn thiệt khi có tranh chấp, và có thể bị xử lý về thuế.
- Ai nộp thuế và lệ phí, ai đi đăng ký, trong bao lâu.
- Ngày bàn giao, và trách nhiệm khi giao chậm.
- Cam kết: không thế chấp, không tranh chấp, không bị kê biên.
Mỗi trang đều có chữ ký; nhận đủ bản chính có dấu của công chứng viên.`,
			en: `Between private people a home or land is transferred by a contract that a notary or the commune certifies. Before you sign, read again:
- Names and identity numbers of all who sign; the spouse is there if the property is common.
- Plot, house and what belongs to it: as on the certificate.
- The real price, how and when it is paid. A lower one harms you in a dispute, and may be punished as tax evasion.
- Who pays tax and fee, who registers it, and by when.
- The day of the hand-over, and what is owed when it is late.
- Warranties: no mortgage, no dispute, no seizure.
Every page is signed; take your originals with the notary’s seal.`,
		},
	},
	{
		id: 'sale-tax-forms',
		types: ['BUY', 'TRANSFER'],
		title: { vn: 'Khai thuế và lệ phí khi mua bán', en: 'Declaring tax and fee of a sale' },
		content: {
			vn: `Hai tờ khai, mỗi bên một tờ:
- Bên bán: thuế thu nhập cá nhân, mẫu 03/BĐS-TNCN. Mức 2% giá chuyển nhượng (Luật Thuế thu nhập cá nhân 109/2025/QH15, từ 01/07/2026).
- Bên mua: lệ phí trước bạ, mẫu 01/LPTB. Mức 0,5% (Nghị định 10/2022/NĐ-CP, từ 01/03/2022).
Giá trong hợp đồng thấp hơn bảng giá của tỉnh thì tính theo bảng giá.
Bên bán được miễn khi chuyển nhượng giữa người thân theo luật, hoặc bán toàn bộ nhà ở, đất ở duy nhất đã có đủ 183 ngày. Được miễn vẫn phải khai.
- Khai chậm nhất ngày thứ 10 kể từ khi phát sinh nghĩa vụ thuế.
- Kèm: hợp đồng đã công chứng, giấy chứng nhận, căn cước, giấy tờ chứng minh được miễn.
- Nộp tiền theo thông báo của cơ quan thuế, rồi giữ lại chứng từ để đăng ký sang tên.
Mức thu có thể thay đổi: hãy hỏi lại nơi nhận hồ sơ.`,
			en: `Two forms, one for each side:
- The seller: income tax, form 03/BĐS-TNCN. 2% of the price (Personal Income Tax Law 109/2025/QH15, since 1 July 2026).
- The buyer: registration fee, form 01/LPTB. 0.5% (Decree 10/2022/NĐ-CP, since 1 March 2022).
A price below the province’s table counts as the table’s.
The seller is exempt in the close family, and for selling the whole of an only home that was owned for 183 days. Whoever is exempt declares all the same.
- Declare by the tenth day after the tax arises.
- Along with it: the notarised contract, the certificate, identity cards, proof of an exemption.
- Pay what the tax office’s notice says, and keep the proof for the registration.
Rates change: ask the office that takes the file.`,
		},
		link: 'https://thuedientu.gdt.gov.vn',
	},
	{
		id: 'safe-payment',
		types: ['BUY', 'TRANSFER'],
		title: { vn: 'Trả tiền an toàn', en: 'Paying safely' },
		content: {
			vn: `Tiền đi từng bước theo giấy tờ:
- Đặt cọc một khoản vừa phải, sau khi đã xem bản gốc.
- Trả phần lớn khi ký trước công chứng viên, không sớm hơn.
- Giữ lại một phần tới khi có giấy chứng nhận đứng tên bạn.
- Chuyển khoản vào đúng tài khoản của người ký hợp đồng; tránh tiền mặt.
- Có thể nhờ ngân hàng giữ hộ tiền tới khi sang tên xong.
- Bên bán đang vay: trả thẳng cho ngân hàng để giải chấp, có ba bên cùng ký.
Không ai của An Cư yêu cầu bạn chuyển tiền đặt cọc cho mình.`,
			en: `Money moves step by step with the papers:
- A modest deposit, after you have seen the originals.
- Most of it when the contract is signed before the notary, not sooner.
- Keep a part until the certificate bears your name.
- Pay by transfer to the account of whoever signs; avoid cash.
- A bank can hold the money until the change is registered.
- If the seller has a loan: pay the bank to lift the mortgage, by an agreement of all three.
Nobody at An Cư ever asks you to send a deposit to them.`,
		},
	},
	{
		id: 'hand-over-record',
		types: ['BUY', 'TRANSFER'],
		title: { vn: 'Biên bản bàn giao', en: 'The record of the hand-over' },
		content: {
			vn: `Hai bên cùng đi một vòng và ghi lại:
- Ngày giờ, người giao, người nhận.
- Hiện trạng từng phòng, ranh giới đất, kèm ảnh chụp.
- Đồ đạc để lại.
- Số chìa khóa, thẻ ra vào.
- Chỉ số điện, nước và tiền đã trả tới ngày nào.
- Giấy tờ giao kèm: bản vẽ, giấy phép xây dựng, hóa đơn, hợp đồng thuê nếu còn người thuê.
Lập hai bản, mỗi bên giữ một bản.`,
			en: `Walk through together, and write down:
- Day and hour, who hands over, who takes over.
- The condition of every room and the boundaries, with photos.
- What stays there.
- Keys and access cards.
- Meter readings, and until when bills are paid.
- Papers that go along: drawings, the building permit, invoices, the lease if somebody rents.
Make two copies, one for each side.`,
		},
	},
];
