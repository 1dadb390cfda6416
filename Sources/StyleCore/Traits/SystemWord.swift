/// A word that the system itself writes on buttons and in menus, in the language of the application.
package enum SystemWord: Int, CaseIterable, Sendable {
  case done, cancel, edit, save, undo, redo, back, search, more, cut, copy, paste, delete, select, selectAll

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
    return table[language] ?? english
  }

  private static let english = [
    "Done", "Cancel", "Edit", "Save", "Undo", "Redo", "Back", "Search", "More", "Cut", "Copy", "Paste",
    "Delete", "Select", "Select All",
  ]

  private static let table: [String: [String]] = [
    "ar": [
      "تم", "إلغاء", "تحرير", "حفظ", "تراجع", "إعادة", "رجوع", "بحث", "المزيد", "قص", "نسخ", "لصق", "حذف",
      "تحديد",
      "تحديد الكل",
    ],
    "de": [
      "Fertig", "Abbrechen", "Bearbeiten", "Sichern", "Widerrufen", "Wiederholen", "Zurück", "Suchen", "Mehr",
      "Ausschneiden", "Kopieren", "Einsetzen", "Löschen", "Auswählen", "Alles auswählen",
    ],
    "es": [
      "OK", "Cancelar", "Editar", "Guardar", "Deshacer", "Rehacer", "Atrás", "Buscar", "Más", "Cortar",
      "Copiar",
      "Pegar", "Eliminar", "Seleccionar", "Seleccionar todo",
    ],
    "fr": [
      "OK", "Annuler", "Modifier", "Enregistrer", "Annuler", "Rétablir", "Retour", "Rechercher", "Plus",
      "Couper",
      "Copier", "Coller", "Supprimer", "Sélectionner", "Tout sélectionner",
    ],
    "it": [
      "Fine", "Annulla", "Modifica", "Salva", "Annulla", "Ripristina", "Indietro", "Cerca", "Altro", "Taglia",
      "Copia", "Incolla", "Elimina", "Seleziona", "Seleziona tutto",
    ],
    "ja": [
      "完了", "キャンセル", "編集", "保存", "取り消す", "やり直す", "戻る", "検索", "その他", "カット", "コピー", "ペースト", "削除",
      "選択", "すべてを選択",
    ],
    "ko": [
      "완료", "취소", "편집", "저장", "실행 취소", "실행 복귀", "뒤로", "검색", "더 보기", "오려두기", "복사하기", "붙여넣기", "삭제",
      "선택", "전체 선택",
    ],
    "nl": [
      "Gereed", "Annuleer", "Wijzig", "Bewaar", "Herstel", "Opnieuw", "Terug", "Zoek", "Meer", "Knip",
      "Kopieer",
      "Plak", "Verwijder", "Selecteer", "Selecteer alles",
    ],
    "pt": [
      "OK", "Cancelar", "Editar", "Salvar", "Desfazer", "Refazer", "Voltar", "Buscar", "Mais", "Cortar",
      "Copiar",
      "Colar", "Apagar", "Selecionar", "Selecionar Tudo",
    ],
    "sv": [
      "Klar", "Avbryt", "Redigera", "Spara", "Ångra", "Gör om", "Tillbaka", "Sök", "Mer", "Klipp ut",
      "Kopiera",
      "Klistra in", "Radera", "Markera", "Markera allt",
    ],
    "zh-hans": [
      "完成", "取消", "编辑", "存储", "撤销", "重做", "返回", "搜索", "更多", "剪切", "拷贝", "粘贴", "删除", "选择", "全选",
    ],
    "zh-hant": [
      "完成", "取消", "編輯", "儲存", "還原", "重做", "返回", "搜尋", "更多", "剪下", "拷貝", "貼上", "刪除", "選取", "全選",
    ],
  ]
}
