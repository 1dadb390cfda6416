/// The endings of hosts that make a link without a scheme: those of countries, and the most common others.
enum TopLevelDomains {
  /// The endings, in lower case.
  static let names: Set<String> = Set(table.split(whereSeparator: \.isWhitespace).map { String($0) })

  private static let table = """
    com org net edu gov mil int info biz name pro aero coop museum arpa asia cat jobs mobi post tel travel xxx
    app dev page cloud online site store shop blog tech xyz club live news world today space website digital email
    agency design studio company solutions services systems software network media group global life love art top
    link click help support guide wiki academy school university education expert team tools works zone center city
    community finance bank money capital insurance health care clinic doctor fit fitness food restaurant cafe coffee
    pizza bar pub beer wine hotel travel flights tours holiday events party tickets movie film video music audio game
    games play fun social chat photo photos gallery pictures camera fashion clothing shoes jewelry boutique style
    house homes property estate construction build engineering energy green bio eco farm garden pet dog law legal
    consulting management marketing partners ventures ltd inc llc gmbh berlin london paris nyc tokyo amsterdam wien
    google apple amazon youtube microsoft bbc
    ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf
    cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gb gd ge gf
    gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km
    kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz
    na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg
    sh si sj sk sl sm sn so sr ss st sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc
    ve vg vi vn vu wf ws ye yt za zm zw
    """
}
