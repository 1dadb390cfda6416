/// A sentence in a script, with the font of Debian's packages that has it.
struct ScriptSample: Sendable {
  let name: String
  let text: String
  /// The name of the font's file without its weight; nil for a script of the built-in typeface.
  let font: String?

  private init(_ name: String, _ text: String, _ font: String? = nil) {
    (self.name, self.text, self.font) = (name, text, font)
  }

  /// The scripts of the built-in typeface.
  static let builtIn = [
    ScriptSample("Latin", "All human beings are born free and equal in dignity and rights."),
    ScriptSample("Latin, extended", "Wszyscy ludzie rodzą się wolni; şığöç ÞÐŁøåæœ ŋɛɔƙ ǆ ẞß ȘȚ"),
    ScriptSample(
      "Vietnamese", "Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền lợi."),
    ScriptSample("Greek", "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια."),
    ScriptSample("Cyrillic", "Все люди рождаются свободными и равными в своем достоинстве и правах."),
    ScriptSample("Ukrainian, Serbian", "Їжак, ґанок, єдність; Љубав, ђак, џеп, њега. Қазақша әңғүұһ"),
    ScriptSample("Hebrew", "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם."),
    ScriptSample("Hebrew with points", "בְּרֵאשִׁית בָּרָא אֱלֹהִים אֵת הַשָּׁמַיִם"),
  ]

  /// The scripts of Noto's fonts.
  static let noto = [
    ScriptSample("Arabic", "يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق.", "NotoSansArabic"),
    ScriptSample(
      "Armenian", "Բոլոր մարդիկ ծնվում են ազատ ու հավասար իրենց արժանապատվությամբ։", "NotoSansArmenian"),
    ScriptSample("Bengali", "সমস্ত মানুষ স্বাধীনভাবে সমান মর্যাদা এবং অধিকার নিয়ে জন্মগ্রহণ করে।", "NotoSansBengali"),
    ScriptSample("Burmese", "လူတိုင်းသည် တူညီ လွတ်လပ်သော ဂုဏ်သိက္ခာဖြင့် လည်းကောင်း", "NotoSansMyanmar"),
    ScriptSample("Chinese", "人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心。", "NotoSansCJK"),
    ScriptSample("Devanagari", "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता प्राप्त है।", "NotoSansDevanagari"),
    ScriptSample("Ethiopic", "የሰው፡ልጅ፡ሁሉ፡ሲወለድ፡ነጻና፡በክብርና፡በመብትም፡እኩልነት፡ያለው፡ነው።", "NotoSansEthiopic"),
    ScriptSample(
      "Georgian", "ყველა ადამიანი იბადება თავისუფალი და თანასწორი თავისი ღირსებითა.", "NotoSansGeorgian"),
    ScriptSample("Gujarati", "પ્રતિષ્ઠા અને અધિકારોની દૃષ્ટિએ સર્વ માનવો જન્મથી સ્વતંત્ર અને સમાન હોય છે.", "NotoSansGujarati"),
    ScriptSample("Gurmukhi", "ਸਾਰਾ ਮਨੁੱਖੀ ਪਰਿਵਾਰ ਆਪਣੀ ਮਹਿਮਾ, ਸ਼ਾਨ ਅਤੇ ਹੱਕਾਂ ਦੇ ਪੱਖੋਂ ਆਜ਼ਾਦ ਹੈ।", "NotoSansGurmukhi"),
    ScriptSample("Japanese", "すべての人間は、生まれながらにして自由であり、尊厳と権利とについて平等である。", "NotoSansCJK"),
    ScriptSample("Kannada", "ಎಲ್ಲಾ ಮಾನವರೂ ಸ್ವತಂತ್ರರಾಗಿಯೇ ಜನಿಸಿದ್ದಾರೆ.", "NotoSansKannada"),
    ScriptSample("Khmer", "មនុស្សទាំងអស់កើតមកមានសេរីភាព និងភាពស្មើគ្នា", "NotoSansKhmer"),
    ScriptSample("Korean", "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다.", "NotoSansCJK"),
    ScriptSample("Lao", "ມະນຸດເກີດມາມີສິດເສລີພາບ ແລະ ສະເໝີໜ້າກັນໃນທາງກຽດຕິສັກ", "NotoSansLao"),
    ScriptSample("Malayalam", "മനുഷ്യരെല്ലാവരും തുല്യാവകാശങ്ങളോടും അന്തസ്സോടും ജനിച്ചവരാണ്.", "NotoSansMalayalam"),
    ScriptSample("Sinhala", "සියලු මනුෂ්‍යයෝ නිදහස්ව උපත ලබා ඇත.", "NotoSansSinhala"),
    ScriptSample("Tamil", "மனிதப் பிறவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்.", "NotoSansTamil"),
    ScriptSample("Telugu", "మానవులెల్లరును జన్మతః స్వతంత్రులును సమానులును అగుదురు.", "NotoSansTelugu"),
    ScriptSample("Thai", "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ", "NotoSansThai"),
    ScriptSample("Tibetan", "འགྲོ་བ་མིའི་རིགས་རྒྱུད་ཡོངས་ལ་སྐྱེས་ཙམ་ཉིད་ནས་", "NotoSerifTibetan"),
  ]
}
