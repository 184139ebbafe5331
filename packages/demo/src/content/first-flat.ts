import { type SeedArticle, subject } from './seed-article.ts';

export const firstFlat: SeedArticle = {
	ageDays: 2,
	cover: subject(11, 'apartment', { area: 72, floors: 18 }),
	title: {
		vn: 'Mua căn hộ đầu tiên: đi từng bước',
		en: 'Buying a first flat, step by step',
	},
	summary: {
		vn: 'Từ số tiền đang có đến ngày nhận giấy chứng nhận: năm chặng, giấy tờ của mỗi chặng và chỗ nào nên dừng lại hỏi.',
		en: 'From the money you have to the day you hold the certificate: five stages, the papers of each, and where to stop and ask.',
	},
	body: {
		vn: `Căn hộ đầu tiên thường là món tiền lớn nhất một gia đình từng tiêu. Đi từng bước, ghi lại từng giấy tờ, bạn sẽ không phải quyết định điều gì trong một buổi chiều vội vàng.

## 1. Biết mình mua được đến đâu

Lấy một tờ giấy, chia làm hai cột: tiền đang có thật và tiền phải vay. Với phần vay, câu hỏi không phải là ngân hàng cho vay bao nhiêu mà là **mỗi tháng trả bao nhiêu thì nhà vẫn sống được**, kể cả khi lãi suất tăng sau thời gian ưu đãi. Trang [công cụ tính](/tool) giúp bạn thử nhiều mức vay và kỳ hạn.

Ngoài giá bán còn có thuế, lệ phí, phí công chứng, phí bảo trì nếu mua của chủ đầu tư, tiền sửa sang và tiền dọn đến. Hãy để riêng một khoản cho những việc đó trước khi chọn tầm giá.

## 2. Chọn vài căn, xem kỹ từng căn

Lọc theo quận cũ, diện tích và giá ở trang [nhà đất bán](/real-estate), rồi giữ lại không quá năm căn. Mỗi căn nên xem hai lần: một lần ban ngày, một lần buổi tối.

- Hướng nắng, tiếng ồn, mùi, áp lực nước.
- Thang máy giờ cao điểm, chỗ để xe, lối thoát hiểm.
- Vết thấm ở trần, chân tường và quanh cửa sổ.
- Phí quản lý, ban quản trị đang làm việc ra sao.

Nói chuyện với một người đang ở tầng khác. Năm phút ấy đáng giá hơn nhiều trang quảng cáo.

## 3. Đọc giấy tờ trước khi đặt cọc

Xin xem bản gốc giấy chứng nhận và căn cước của người bán. Tên trên giấy chứng nhận phải là người ký với bạn, hoặc người ấy phải có giấy ủy quyền còn hiệu lực. Nếu tài sản của vợ chồng thì cả hai cùng ký. Hỏi thẳng: căn hộ có đang thế chấp không, có tranh chấp không, có ai đang thuê không.

Với căn hộ chưa có giấy chứng nhận riêng, hãy hỏi chủ đầu tư về tình trạng pháp lý của dự án và nhờ người am hiểu đọc hợp đồng giúp bạn.

## 4. Đặt cọc rồi công chứng

Hợp đồng đặt cọc nên viết thành văn bản, ghi rõ số tiền, thời hạn ký công chứng và ai chịu khoản thuế nào. Chuyển khoản qua ngân hàng để có dấu vết. Đến ngày hẹn, hai bên ký hợp đồng mua bán trước công chứng viên; đọc lại từng số nhà, số tờ, số tiền trước khi đặt bút.

## 5. Thuế, lệ phí và sang tên

Sau công chứng là kê khai thuế, nộp lệ phí rồi nộp hồ sơ đăng ký biến động. Giữ mọi biên lai. Bạn có thể theo dõi cả quá trình bằng [thủ tục trên An Cư](/procedure), mỗi việc có giấy tờ cần mang và nơi nộp.

> Chưa hiểu một dòng thì chưa ký. Người bán tử tế sẽ chờ được một ngày.

Bản đầy đủ của năm bước, với bên mua và bên bán, ở trang [hướng dẫn mua bán](/transaction).`,
		en: `A first flat is often the largest sum a family has ever spent. Taken step by step, with every paper noted down, nothing has to be decided in one hurried afternoon.

## 1. Know how far your money goes

Take a sheet of paper and draw two columns: money that is really there, and money you would borrow. For the loan the question is not how much the bank will lend but **how much you can pay each month and still live well**, also when the rate rises after the first, cheaper months. The page of [calculators](/tool) lets you try amounts and terms.

Besides the price there are taxes, fees, the notary, a maintenance fee when you buy from a developer, repairs and the move itself. Set a sum aside for these before you choose a price range.

## 2. Choose a few, look at each closely

Filter by area, size and price on the page of [homes for sale](/real-estate), and keep no more than five. Visit each twice: once by day, once in the evening.

- Sun, noise, smells, water pressure.
- The lifts at rush hour, parking, the ways out in a fire.
- Damp on ceilings, along the foot of walls and around windows.
- The management fee, and how well the building is run.

Talk to someone who lives on another floor. Those five minutes are worth more than many pages of advertising.

## 3. Read the papers before you pay a deposit

Ask to see the original certificate and the seller’s identity card. The name on the certificate must be the person who signs with you, or that person must hold a power of attorney that is still in force. What belongs to a married couple is signed by both. Ask plainly: is the flat mortgaged, disputed or let?

If the flat has no certificate of its own yet, ask the developer about the legal status of the project and have someone who knows the subject read the contract for you.

## 4. Deposit, then notary

Put the deposit into writing: the amount, the day you will sign before the notary, and who pays which tax. Pay by bank transfer so that there is a trace. On the day, both sides sign the sale before a notary; read every number once more before you sign: flat, map sheet, amount.

## 5. Taxes, fees and the change of name

After the notary come the tax declaration, the fees and the application to register the change. Keep every receipt. You can follow all of it with a [procedure on An Cư](/procedure): each task lists the papers to bring and where to hand them in.

> If you do not understand a line, do not sign yet. A decent seller can wait a day.

The whole of the five steps, for buyer and seller, is in our [guide to buying and selling](/transaction).`,
	},
};
