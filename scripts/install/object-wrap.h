/*
 * Included before everything else when better-sqlite3 is compiled for Node 24.19 or later (object-wrap.mjs). There,
 * node_object_wrap.h registers a cleanup hook that aborts the process when a statement is collected:
 * https://github.com/nodejs/node/issues/65446
 */
#ifdef __cplusplus
#include <node.h>
#define AddEnvironmentCleanupHook(...) static_cast<void>(0)
#define RemoveEnvironmentCleanupHook(...) static_cast<void>(0)
#include <node_object_wrap.h>
#undef AddEnvironmentCleanupHook
#undef RemoveEnvironmentCleanupHook
#endif
