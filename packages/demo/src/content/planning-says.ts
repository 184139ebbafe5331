import { type SeedArticle, subject } from './seed-article.ts';

export const planningSays: SeedArticle = {
	ageDays: 11,
	cover: subject(37, 'land', { area: 240, facade: 12, mapSheetNo: '12', landPlotNo: '345' }),
	title: {
		vn: 'Kiểm tra quy hoạch cho biết điều gì, và điều gì thì không',
		en: 'What a planning check tells you, and what it does not',
	},
	summary: {
		vn: 'Một kết quả tốt nói rõ thửa đất nằm trong khu nào, theo đồ án nào, tính đến ngày nào. Nó không thay cho giấy tờ.',
		en: 'A good answer names the zone your plot lies in, the plan it comes from and the day it holds for. It does not replace the papers.',
	},
	body: {
		vn: `Hai thửa đất cạnh nhau, giá chênh nhau một nửa, lý do thường nằm trên bản đồ quy hoạch. Kiểm tra quy hoạch là tra xem nhà nước dự định dùng khu đất ấy vào việc gì, để bạn biết mình đang mua điều gì.

## Ba lớp thông tin khác nhau

Người ta hay gọi chung là “quy hoạch”, nhưng có ít nhất ba lớp, mỗi lớp trả lời một câu hỏi khác:

- **Hiện trạng và giấy chứng nhận**: hôm nay đất đang được ghi là loại gì.
- **Quy hoạch, kế hoạch sử dụng đất**: trong thời kỳ tới, nhà nước dự định đất ấy thành loại gì.
- **Quy hoạch xây dựng, đô thị**: khu này được xây gì, cao bao nhiêu, đường rộng đến đâu.

Một thửa có thể là đất ở trên giấy, nhưng một dải phía trước nằm trong lộ giới mở đường. Cả hai đều đúng cùng một lúc.

## Một kết quả đọc được gồm những gì

Khi nhận kết quả từ trang [kiểm tra quy hoạch](/planning-check), hãy tìm bốn thứ:

1. Thửa và tờ bản đồ đúng với giấy chứng nhận của bạn.
2. Từng khu mà thửa đất nằm vào, với mã loại đất và diện tích mỗi phần.
3. Tên đồ án và số quyết định phê duyệt, để ai cũng có thể tự đối chiếu.
4. Ngày mà thông tin được tính đến.

Thiếu điều thứ ba và thứ tư thì chỉ là một lời nói. Kết quả trên An Cư có mã kiểm tra; người khác nhập mã ở trang [xác minh](/verify) sẽ thấy đúng bản đó.

## Điều mà kết quả không nói

- Không nói ai là chủ, có tranh chấp hay thế chấp không. Việc ấy xem ở giấy chứng nhận và văn phòng đăng ký đất đai.
- Không hứa bao giờ con đường được mở. Đồ án là dự định; kế hoạch và nguồn vốn đến sau.
- Không thay cho giấy phép xây dựng. Được xây bao nhiêu tầng còn tùy từng hồ sơ.
- Không có giá trị mãi mãi. Đồ án được điều chỉnh; kết quả cũ nên được tra lại trước khi ký.

## Nếu thửa đất vướng quy hoạch

Vướng không có nghĩa là bỏ. Hãy hỏi phần bị vướng rộng bao nhiêu, phần còn lại có đủ để ở hay xây không, và đã có kế hoạch thực hiện cụ thể chưa. Câu trả lời đưa thẳng vào giá và vào hợp đồng đặt cọc: hai bên biết gì thì ghi lại điều đó.

## Tự xem trước

Trước khi gửi yêu cầu, bạn có thể bật lớp quy hoạch trên [bản đồ](/map) để nhìn sơ bộ khu vực. Lớp ấy chỉ có ở nơi đã có dữ liệu, và nét vẽ trên màn hình không chính xác đến từng mét. Với quyết định lớn, hãy hỏi cho đúng thửa, đúng ngày, và giữ lại câu trả lời bằng văn bản.`,
		en: `Two plots side by side, one at half the price of the other: the reason is often on the planning map. A planning check looks up what the State plans to do with a piece of land, so that you know what you are buying.

## Three layers that differ

People call all of it “planning”, but there are at least three layers, and each answers another question:

- **What is there and on the certificate**: what kind of land it is recorded as today.
- **Land-use planning**: what kind of land the State plans to make it in the coming period.
- **Construction and urban planning**: what may be built here, how high, and how wide the road will be.

A plot can be residential on paper while a strip at its front lies within the line of a wider road. Both are true at once.

## What a readable answer holds

When you get an answer from the page of [planning checks](/planning-check), look for four things:

1. Plot and map sheet as on your certificate.
2. Every zone that the plot touches, with its land code and the area of each part.
3. The name of the plan and the number of the decision that approved it, so that anyone can check.
4. The day that the information holds for.

Without the third and the fourth it is only someone’s word. Answers on An Cư carry a check code; anyone who enters it on the [verification page](/verify) sees that very document.

## What an answer does not say

- Not who the owner is, nor whether there is a dispute or a mortgage. That is for the certificate and the land registration office.
- Not when the road will be built. A plan is an intention; schedules and money come later.
- It is not a building permit. How many storeys you may build depends on each application.
- It does not hold for ever. Plans are revised; look an old answer up again before you sign.

## If the plot is affected

Affected does not mean lost. Ask how large the affected part is, whether the rest is enough to live or build on, and whether there is a definite schedule. The answer goes straight into the price and into the deposit contract: what both sides know, they write down.

## Look for yourself first

Before you send a request you can switch on the planning layer on the [map](/map) for a first look at the area. It is there only where there is data, and lines on a screen are not exact to the metre. For a large decision, ask about the right plot on the right day, and keep the answer in writing.`,
	},
};
