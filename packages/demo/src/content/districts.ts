import { type SeedArticle, subject } from './seed-article.ts';

export const districts: SeedArticle = {
	ageDays: 17,
	cover: subject(41, 'project', { area: 40_000, facade: 120 }),
	title: {
		vn: 'Không còn cấp huyện từ 01/07/2025: địa chỉ nhà đất đọc thế nào',
		en: 'No districts since 1 July 2025: how to read an address',
	},
	summary: {
		vn: 'Cả nước còn 34 tỉnh, thành phố và không còn quận, huyện. Địa chỉ cũ và mới cùng chỉ một thửa đất; giấy đã cấp vẫn dùng được.',
		en: 'The country has 34 provinces and cities and no districts any more. Old and new addresses name the same plot, and documents already issued remain valid.',
	},
	body: {
		vn: `Từ ngày 1 tháng 7 năm 2025, Việt Nam có 34 tỉnh, thành phố thay cho 63, và chính quyền địa phương còn hai cấp: tỉnh và xã. Quận, huyện, thị xã không còn là đơn vị hành chính. Nhà đất thì vẫn ở chỗ cũ. Bài này giúp bạn đọc hai kiểu địa chỉ mà không nhầm.

## Điều gì thay đổi

Một địa chỉ trước đây đi qua ba tầng: xã, rồi huyện, rồi tỉnh. Bây giờ còn hai: xã, phường hoặc đặc khu, rồi tỉnh, thành phố. Nhiều xã được sáp nhập và mang tên mới; một số xã bị chia cho hai hoặc nhiều nơi. Có nơi giữ tên cũ nhưng rộng hơn trước.

Vì thế, cùng một tên phường có thể chỉ hai vùng khác nhau tùy người nói đang dùng hệ thống nào. Khi nghe “phường Bến Thành”, hãy hỏi: trước hay sau ngày 1 tháng 7?

## Điều gì không đổi

- Thửa đất, số thửa và số tờ bản đồ trên giấy chứng nhận.
- Quyền của người đứng tên.
- Hợp đồng đã ký, giấy chứng nhận đã cấp. Chúng không mất giá trị chỉ vì tên đơn vị hành chính đổi.

Bạn **không bắt buộc** phải đi đổi sổ đỏ ngay. Khi làm thủ tục như chuyển nhượng hay thế chấp, cơ quan đăng ký sẽ ghi địa chỉ theo đơn vị mới. Ai muốn chỉnh sớm thì có thể hỏi văn phòng đăng ký đất đai nơi có đất.

## Trên An Cư bạn thấy gì

Người mua quen nói theo quận, giấy tờ mới ghi theo phường mới, nên tin đăng ở đây giữ **cả hai**: địa chỉ cũ như mọi người vẫn gọi, và dòng “nay là” cho địa chỉ hiện hành. Bạn có thể [tìm nhà](/search) theo tên cũ hoặc tên mới đều ra.

Có bốn trường hợp khi đổi từ cũ sang mới:

| Trường hợp | Nghĩa là |
| --- | --- |
| Giữ nguyên | Đơn vị mới trùng với đơn vị cũ |
| Sáp nhập | Nhiều xã cũ vào một xã mới, tên mới là chắc chắn |
| Chia | Xã cũ thuộc về hai hoặc nhiều xã mới; phải biết vị trí mới nói được |
| Chưa rõ | Chưa có dữ liệu để khẳng định |

Khi là “chia”, hãy ghim đúng vị trí trên bản đồ; điểm ghim quyết định thửa đất thuộc xã nào.

## Khi viết hợp đồng

Ghi địa chỉ đúng như trên giấy chứng nhận, rồi thêm địa chỉ hiện hành trong ngoặc. Số thửa, số tờ là phần không được sai. Nếu giấy chứng nhận, căn cước và hợp đồng mỗi nơi viết một kiểu, công chứng viên sẽ hỏi; chuẩn bị sẵn lời giải thích và giấy xác nhận nếu có.

## Khi tra quy hoạch

Đồ án phê duyệt trước ngày chuyển đổi vẫn mang tên huyện cũ. Đừng ngạc nhiên khi kết quả [kiểm tra quy hoạch](/planning-check) nhắc đến một quận không còn nữa: đó là tên của văn bản, và văn bản còn hiệu lực đến khi có bản thay thế.`,
		en: `Since 1 July 2025 Vietnam has had 34 provinces and cities in place of 63, and two levels of local government: province and commune. Districts are no longer administrative units. Homes and land are where they were. This article helps you read both kinds of address without confusion.

## What has changed

An address used to pass three levels: commune, district, province. Now there are two: a commune, ward or special zone, then a province or city. Many communes were merged and bear new names; some were divided between two places. Some kept their name and grew larger.

So the same ward’s name can mean two different areas, depending on the system that the speaker has in mind. When you hear “Bến Thành ward”, ask: before or after 1 July?

## What has not changed

- The plot, and its plot and map sheet numbers on the certificate.
- The rights of the person it names.
- Contracts signed and certificates issued. They do not lose their validity because an administrative unit has a new name.

You are **not obliged** to exchange your certificate at once. When something is registered, such as a sale or a mortgage, the office writes the address by the new units. If you want it done earlier, ask the land registration office of the place.

## What you see on An Cư

Buyers go on speaking of districts while new papers name the new wards, so a listing here keeps **both**: the old address as everybody knows it, and a line with the present one. You can [search](/search) by the old name or the new.

Going from old to new there are four cases:

| Case | Means |
| --- | --- |
| Same | The new unit is the old one |
| Merged | Several old communes in one new one; the new name is certain |
| Split | The old commune went to two or more new ones; only the position tells |
| Unknown | There is no data to be sure |

Where it is “split”, set the pin exactly on the map: the pin decides which commune the plot belongs to.

## When you write a contract

Write the address as it stands on the certificate and add the present one in brackets. Plot and sheet numbers are what must not be wrong. If certificate, identity card and contract each put it differently, the notary will ask; have an explanation ready, and a confirmation if there is one.

## When you look up planning

Plans approved before the change still bear the name of the old district. Do not be surprised when the answer to a [planning check](/planning-check) speaks of a district that is gone: it is the name of the document, and the document is in force until another one replaces it.`,
	},
};
