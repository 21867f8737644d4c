// Made by Scripts/translations from po/LINGUAS.
#include "catalog.h"

#include <stddef.h>

extern const PopCatalog pop_catalog_ar;
extern const PopCatalog pop_catalog_de;
extern const PopCatalog pop_catalog_es;
extern const PopCatalog pop_catalog_fr;
extern const PopCatalog pop_catalog_he;
extern const PopCatalog pop_catalog_it;
extern const PopCatalog pop_catalog_ja;
extern const PopCatalog pop_catalog_ko;
extern const PopCatalog pop_catalog_nl;
extern const PopCatalog pop_catalog_pl;
extern const PopCatalog pop_catalog_pt_BR;
extern const PopCatalog pop_catalog_ru;
extern const PopCatalog pop_catalog_sv;
extern const PopCatalog pop_catalog_tr;
extern const PopCatalog pop_catalog_zh_CN;
extern const PopCatalog pop_catalog_zh_TW;

const PopCatalog *const pop_catalogs[] = {
    &pop_catalog_ar,
    &pop_catalog_de,
    &pop_catalog_es,
    &pop_catalog_fr,
    &pop_catalog_he,
    &pop_catalog_it,
    &pop_catalog_ja,
    &pop_catalog_ko,
    &pop_catalog_nl,
    &pop_catalog_pl,
    &pop_catalog_pt_BR,
    &pop_catalog_ru,
    &pop_catalog_sv,
    &pop_catalog_tr,
    &pop_catalog_zh_CN,
    &pop_catalog_zh_TW,
    NULL,
};
