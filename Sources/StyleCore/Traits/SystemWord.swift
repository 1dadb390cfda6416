/// A word that the system itself writes on buttons and in menus, in the language of the application.
package enum SystemWord: Int, CaseIterable, Sendable {
  case done, cancel, edit, save, undo, redo, back, search, more, cut, copy, paste, delete, select, selectAll
  case bookmarks, results

  /// The word in the language of the application.
  package var text: String { Self.words(of: AppLanguage.current ?? "en")[rawValue] }

  /// Returns all words in a language; the English ones for a language that is unknown.
  private static func words(of name: String) -> [String] {
    let parts = name.lowercased().split { $0 == "-" || $0 == "_" }
    guard let language = parts.first.map(String.init) else { return english }
    if language == "zh" {
      let isTraditional =
        parts.contains { ["hant", "tw", "hk", "mo"].contains($0) } && !parts.contains("hans")
      return table[isTraditional ? "zh-hant" : "zh-hans"] ?? english
    }
    return table[formerNames[language] ?? language] ?? english
  }

  /// The names of languages by names that they had.
  private static let formerNames = ["in": "id", "iw": "he", "no": "nb"]

  private static let english = [
    "Done", "Cancel", "Edit", "Save", "Undo", "Redo", "Back", "Search", "More", "Cut", "Copy", "Paste",
    "Delete", "Select", "Select All",
    "Bookmarks", "Results",
  ]

  private static let table: [String: [String]] = [
    "ar": [
      "تم", "إلغاء", "تحرير", "حفظ", "تراجع", "إعادة", "رجوع", "بحث", "المزيد", "قص", "نسخ", "لصق", "حذف",
      "تحديد",
      "تحديد الكل",
      "الإشارات المرجعية", "النتائج",
    ],
    "cs": [
      "Hotovo", "Zrušit", "Upravit", "Uložit", "Odvolat", "Znovu", "Zpět", "Hledat", "Více", "Vyjmout",
      "Kopírovat", "Vložit", "Smazat", "Vybrat", "Vybrat vše",
      "Záložky", "Výsledky",
    ],
    "da": [
      "OK", "Annuller", "Rediger", "Arkiver", "Fortryd", "Gentag", "Tilbage", "Søg", "Mere", "Klip",
      "Kopier", "Sæt ind", "Slet", "Vælg", "Vælg alt",
      "Bogmærker", "Resultater",
    ],
    "de": [
      "Fertig", "Abbrechen", "Bearbeiten", "Sichern", "Widerrufen", "Wiederholen", "Zurück", "Suchen", "Mehr",
      "Ausschneiden", "Kopieren", "Einsetzen", "Löschen", "Auswählen", "Alles auswählen",
      "Lesezeichen", "Ergebnisse",
    ],
    "el": [
      "Τέλος", "Ακύρωση", "Επεξεργασία", "Αποθήκευση", "Αναίρεση", "Επανάληψη", "Πίσω", "Αναζήτηση",
      "Περισσότερα", "Αποκοπή", "Αντιγραφή", "Επικόλληση", "Διαγραφή", "Επιλογή", "Επιλογή όλων",
      "Σελιδοδείκτες", "Αποτελέσματα",
    ],
    "es": [
      "OK", "Cancelar", "Editar", "Guardar", "Deshacer", "Rehacer", "Atrás", "Buscar", "Más", "Cortar",
      "Copiar",
      "Pegar", "Eliminar", "Seleccionar", "Seleccionar todo",
      "Favoritos", "Resultados",
    ],
    "fi": [
      "Valmis", "Kumoa", "Muokkaa", "Tallenna", "Peru", "Tee uudelleen", "Takaisin", "Etsi", "Lisää",
      "Leikkaa", "Kopioi", "Sijoita", "Poista", "Valitse", "Valitse kaikki",
      "Kirjanmerkit", "Tulokset",
    ],
    "fr": [
      "OK", "Annuler", "Modifier", "Enregistrer", "Annuler", "Rétablir", "Retour", "Rechercher", "Plus",
      "Couper",
      "Copier", "Coller", "Supprimer", "Sélectionner", "Tout sélectionner",
      "Signets", "Résultats",
    ],
    "he": [
      "סיום", "ביטול", "עריכה", "שמירה", "ביטול פעולה", "ביצוע מחדש", "חזרה", "חיפוש", "עוד", "גזירה",
      "העתקה", "הדבקה", "מחיקה", "בחירה", "בחירת הכל",
      "סימניות", "תוצאות",
    ],
    "hi": [
      "पूर्ण", "रद्द करें", "संपादित करें", "सहेजें", "अनडू करें", "रीडू करें", "वापस", "खोजें", "अधिक",
      "कट करें", "कॉपी करें", "पेस्ट करें", "डिलीट करें", "चुनें", "सभी चुनें",
      "बुकमार्क", "परिणाम",
    ],
    "id": [
      "Selesai", "Batal", "Edit", "Simpan", "Urungkan", "Ulangi", "Kembali", "Cari", "Lainnya", "Potong",
      "Salin", "Tempel", "Hapus", "Pilih", "Pilih Semua",
      "Penanda", "Hasil",
    ],
    "it": [
      "Fine", "Annulla", "Modifica", "Salva", "Annulla", "Ripristina", "Indietro", "Cerca", "Altro", "Taglia",
      "Copia", "Incolla", "Elimina", "Seleziona", "Seleziona tutto",
      "Segnalibri", "Risultati",
    ],
    "ja": [
      "完了", "キャンセル", "編集", "保存", "取り消す", "やり直す", "戻る", "検索", "その他", "カット", "コピー", "ペースト", "削除",
      "選択", "すべてを選択",
      "ブックマーク", "結果",
    ],
    "ko": [
      "완료", "취소", "편집", "저장", "실행 취소", "실행 복귀", "뒤로", "검색", "더 보기", "오려두기", "복사하기", "붙여넣기", "삭제",
      "선택", "전체 선택",
      "책갈피", "결과",
    ],
    "nb": [
      "Ferdig", "Avbryt", "Rediger", "Arkiver", "Angre", "Gjenta", "Tilbake", "Søk", "Mer", "Klipp ut",
      "Kopier", "Lim inn", "Slett", "Velg", "Velg alt",
      "Bokmerker", "Resultater",
    ],
    "nl": [
      "Gereed", "Annuleer", "Wijzig", "Bewaar", "Herstel", "Opnieuw", "Terug", "Zoek", "Meer", "Knip",
      "Kopieer",
      "Plak", "Verwijder", "Selecteer", "Selecteer alles",
      "Bladwijzers", "Resultaten",
    ],
    "pl": [
      "Gotowe", "Anuluj", "Edytuj", "Zachowaj", "Cofnij", "Ponów", "Wróć", "Szukaj", "Więcej", "Wytnij",
      "Kopiuj", "Wklej", "Usuń", "Zaznacz", "Zaznacz wszystko",
      "Zakładki", "Wyniki",
    ],
    "pt": [
      "OK", "Cancelar", "Editar", "Salvar", "Desfazer", "Refazer", "Voltar", "Buscar", "Mais", "Cortar",
      "Copiar",
      "Colar", "Apagar", "Selecionar", "Selecionar Tudo",
      "Favoritos", "Resultados",
    ],
    "ru": [
      "Готово", "Отменить", "Править", "Сохранить", "Отменить", "Повторить", "Назад", "Поиск", "Еще",
      "Вырезать", "Скопировать", "Вставить", "Удалить", "Выбрать", "Выбрать все",
      "Закладки", "Результаты",
    ],
    "sv": [
      "Klar", "Avbryt", "Redigera", "Spara", "Ångra", "Gör om", "Tillbaka", "Sök", "Mer", "Klipp ut",
      "Kopiera",
      "Klistra in", "Radera", "Markera", "Markera allt",
      "Bokmärken", "Resultat",
    ],
    "th": [
      "เสร็จสิ้น", "ยกเลิก", "แก้ไข", "บันทึก", "เลิกทำ", "ทำซ้ำ", "กลับ", "ค้นหา", "เพิ่มเติม", "ตัด",
      "คัดลอก", "วาง", "ลบ", "เลือก", "เลือกทั้งหมด",
      "ที่คั่นหน้า", "ผลลัพธ์",
    ],
    "tr": [
      "Bitti", "Vazgeç", "Düzenle", "Kaydet", "Geri Al", "Yinele", "Geri", "Ara", "Daha Fazla", "Kes",
      "Kopyala", "Yapıştır", "Sil", "Seç", "Tümünü Seç",
      "Yer İmleri", "Sonuçlar",
    ],
    "uk": [
      "Готово", "Скасувати", "Редагувати", "Зберегти", "Відмінити", "Повторити", "Назад", "Пошук",
      "Більше", "Вирізати", "Копіювати", "Вставити", "Видалити", "Вибрати", "Вибрати все",
      "Закладки", "Результати",
    ],
    "vi": [
      "Xong", "Hủy", "Sửa", "Lưu", "Hoàn tác", "Làm lại", "Quay lại", "Tìm kiếm", "Thêm", "Cắt",
      "Sao chép", "Dán", "Xóa", "Chọn", "Chọn tất cả",
      "Dấu trang", "Kết quả",
    ],
    "zh-hans": [
      "完成", "取消", "编辑", "存储", "撤销", "重做", "返回", "搜索", "更多", "剪切", "拷贝", "粘贴", "删除", "选择", "全选",
      "书签", "结果",
    ],
    "zh-hant": [
      "完成", "取消", "編輯", "儲存", "還原", "重做", "返回", "搜尋", "更多", "剪下", "拷貝", "貼上", "刪除", "選取", "全選",
      "書籤", "結果",
    ],
  ]
}
