import { type SeedArticle, subject } from './seed-article.ts';

export const deposit: SeedArticle = {
	ageDays: 24,
	cover: subject(53, 'shophouse', { floors: 4 }),
	title: {
		vn: 'Hợp đồng đặt cọc: những dòng phải có',
		en: 'The deposit contract: lines that must be there',
	},
	summary: {
		vn: 'Đặt cọc giữ lời hứa của cả hai bên. Một tờ giấy viết rõ đỡ được phần lớn tranh cãi về sau.',
		en: 'A deposit holds both sides to their word. One clear sheet of paper saves most of the quarrels later.',
	},
	body: {
		vn: `Đặt cọc là khoản tiền bên mua đưa cho bên bán để bảo đảm hai bên sẽ ký hợp đồng mua bán. Luật quy định chung tại Điều 328 Bộ luật Dân sự 2015; còn chi tiết thì do hai bên viết ra. Viết càng rõ, càng ít cãi.

## Luật nói gì khi có người đổi ý

Nếu hai bên không thỏa thuận khác: bên đặt cọc từ chối ký thì mất khoản cọc; bên nhận cọc từ chối ký thì trả lại khoản cọc và thêm một khoản tương đương. Hai bên được phép thỏa thuận mức khác, nhưng phải ghi ra giấy. Khi hợp đồng mua bán được ký, khoản cọc thường được trừ vào giá.

## Trước khi đặt bút

- Xem bản gốc giấy chứng nhận, chụp lại từng trang.
- So căn cước của mọi người đứng tên; vợ chồng thì cả hai.
- Hỏi về thế chấp, tranh chấp, người đang thuê.
- Gửi [kiểm tra quy hoạch](/planning-check) nếu bạn định xây hoặc mua để ở lâu dài.

Chưa xem xong mà bị giục “không cọc hôm nay thì mất” là lúc nên chậm lại.

## Những dòng phải có

1. **Hai bên là ai**: họ tên, số căn cước, nơi ở, số điện thoại.
2. **Thửa đất, căn nhà nào**: địa chỉ, số thửa, số tờ, diện tích, số giấy chứng nhận.
3. **Giá bán** bằng số và bằng chữ, và giá ấy đã gồm những gì.
4. **Khoản cọc** bằng số và bằng chữ, chuyển bằng cách nào, vào tài khoản của ai.
5. **Ngày ký công chứng** muộn nhất, ở đâu, và ai chuẩn bị giấy tờ gì.
6. **Ai chịu thuế, phí nào**.
7. **Nếu ngân hàng không cho vay** thì khoản cọc xử lý ra sao.
8. **Nếu thông tin không đúng**, như quy hoạch, thế chấp, diện tích, thì bên mua được lấy lại tiền thế nào.
9. **Bàn giao nhà** ngày nào, những đồ gì để lại.

Dòng thứ bảy và thứ tám hay bị quên nhất, cũng là hai dòng hay phải dùng nhất.

## Đưa tiền thế nào

Chuyển khoản, ghi nội dung rõ ràng, vào đúng tài khoản của người đứng tên trên giấy chứng nhận. Nếu đưa tiền mặt, làm giấy nhận tiền có chữ ký ngay lúc đó. Không chuyển cho người môi giới, trừ khi hợp đồng ghi rõ như vậy và bạn hiểu vì sao.

An Cư không giữ tiền cọc thay ai và không bao giờ nhắn tin xin mã xác nhận. Cách chúng tôi nhận thanh toán ghi ở trang [an toàn thanh toán](/security/payment).

## Có cần công chứng hợp đồng đặt cọc không

Luật không buộc mọi hợp đồng đặt cọc phải công chứng. Nhưng với khoản tiền lớn, ký trước công chứng viên giúp chắc chắn người ký là người có quyền, và lời văn không mâu thuẫn. Có thêm một người làm chứng cũng tốt.

## Sau khi cọc

Giữ bản gốc, chụp lại, và ghi các ngày hẹn vào [thủ tục](/procedure) của bạn để không lỡ hạn. Nếu cần dời ngày, hãy viết phụ lục có chữ ký cả hai bên; một câu nói qua điện thoại rất khó chứng minh.

Bài này là thông tin chung. Với giao dịch của riêng bạn, hãy hỏi công chứng viên hoặc luật sư.`,
		en: `A deposit is money that the buyer gives the seller to make sure that both will sign the sale. The general rule is in Article 328 of the Civil Code 2015; the details are up to the two sides. The clearer they write, the less they quarrel.

## What the law says when someone changes their mind

Unless the two agree otherwise: if the one who paid the deposit refuses to sign, the deposit is lost; if the one who took it refuses, they return it plus an equal amount. Another amount may be agreed, but it has to be in writing. When the sale contract is signed, the deposit is usually deducted from the price.

## Before you sign

- Look at the original certificate and photograph every page.
- Compare the identity cards of everybody it names; of a couple, both.
- Ask about mortgages, disputes and tenants.
- Request a [planning check](/planning-check) if you plan to build, or to live there for long.

If you have not seen everything and are told “today or never”, it is time to slow down.

## Lines that must be there

1. **Who the two sides are**: names, identity numbers, addresses, phone numbers.
2. **Which plot or home**: address, plot and sheet number, area, number of the certificate.
3. **The price** in figures and words, and what it includes.
4. **The deposit** in figures and words, how it is paid and into whose account.
5. **The last day for the notary**, where, and who brings which papers.
6. **Who pays which tax and fee**.
7. **If the bank does not lend**, what happens to the deposit.
8. **If something turns out not to be true**, such as planning, mortgage or area, how the buyer gets the money back.
9. **The handover date**, and what stays in the home.

Lines seven and eight are forgotten most often, and needed most often.

## How to pay

By bank transfer, with clear words, into the account of the person whom the certificate names. If you pay in cash, have a receipt signed then and there. Do not pay a broker, unless the contract says so and you understand why.

An Cư does not hold deposits for anyone and never sends messages asking for a code. How we take payments is explained under [payment security](/security/payment).

## Does it have to be notarised?

The law does not require every deposit contract to be notarised. With a large sum, signing before a notary makes sure that whoever signs has the right to, and that the words do not contradict each other. A witness is good to have, too.

## After the deposit

Keep the original, photograph it, and note the dates in your [procedure](/procedure) so that none is missed. If a day has to move, write an annex signed by both; something said on the phone is hard to prove.

This article is general information. For your own deal, ask a notary or a lawyer.`,
	},
};
