"""Compile a function with numba, and make an object file for WebAssembly of it.

Everything that rests on numba and LLVM beyond their documentation is here and in `runtime.ll`:

- With `NUMBA_OPT=0`, what `inspect_llvm` returns names no size of a pointer: structs are reached by
  fields, and only data layout and triple say that they are meant for another processor. Sizes of
  integers do not change: an index has 64 bits in the browser, too.
- A compiled function takes a place for its result, a place for an exception and its arguments, and
  returns 0 unless it raises. Its name begins with that of its module and its own.
- Arrays are reference counted, by functions that `runtime.ll` defines.
- LLVM lays out a single object as it will be loaded (`wasm_object.py`).

A new version may change any of that. What it changes either fails to build, because a function is
missing, or plays differently, which `tests/local/test_kernel.py` notices.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import llvmlite.binding as llvm  # type: ignore[import-untyped]  # it has no types
import numba

TRIPLE: Final = "wasm32-unknown-unknown"
FEATURES: Final = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"
"""Older than the WebAssembly that Pyodide needs."""
RUNTIME: Final = Path(__file__).with_name("runtime.ll")


class RetargetError(Exception):
    """Raised where the compiler cannot write WebAssembly, or writes something unexpected."""


def llvm_ir(entry: Any) -> str:
    """Return the function of an entry module with all it calls, as text."""
    function: Any = numba.njit(error_model="numpy", nogil=True)(getattr(entry, entry.NAME))
    function.compile(entry.SIGNATURE)
    text: str = function.inspect_llvm(entry.SIGNATURE.args)
    return text


def to_object(text: str, entry: Any) -> bytes:
    """Return an object file for WebAssembly."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    try:
        target = llvm.Target.from_triple(TRIPLE)
    except RuntimeError as error:
        raise RetargetError(f"llvmlite cannot write WebAssembly ({error})") from error
    machine = target.create_target_machine(
        cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default"
    )
    module = llvm.parse_assembly(_for_target(text, machine))
    for part in (RUNTIME.read_text(encoding="utf-8"), _export(_name(text, entry), entry)):
        module.link_in(llvm.parse_assembly(_for_target(part, machine)))
    exported = {entry.NAME, *(buffer.name for buffer in entry.BUFFERS)}
    for symbol in (*module.functions, *module.global_variables):
        if not symbol.is_declaration and symbol.name not in exported:
            symbol.linkage = "internal"
    module.verify()
    _optimize(module, machine)
    written: bytes = machine.emit_object(module)
    return written


def _for_target(text: str, machine: Any) -> str:
    body = re.sub(r"^target .*$", "", text, flags=re.MULTILINE)
    return f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n{body}'


def _name(text: str, entry: Any) -> str:
    """Return the name under which numba has compiled the function."""
    parts = [*entry.__name__.split("."), entry.NAME]
    mangled = "".join(f"{len(part)}{part}" for part in parts)
    found = re.findall(rf"^define i32 @(_ZN{mangled}\S*?)\(", text, flags=re.MULTILINE)
    if len(found) != 1:
        raise RetargetError(f"numba compiled {len(found)} functions of the name {entry.NAME}")
    return str(found[0])


def _export(name: str, entry: Any) -> str:
    """Return the buffers, and a function without arguments that calls numba's."""
    buffers = "\n".join(_global(buffer.name, buffer.initial) for buffer in entry.BUFFERS)
    given = ", ".join(f"ptr @{buffer.name}" for buffer in entry.BUFFERS)
    types = ", ".join(["ptr"] * (len(entry.BUFFERS) + 2))
    return f"""
{buffers}
declare i32 @{name}({types})
define i32 @{entry.NAME}() {{
  %result = alloca ptr
  %exception = alloca ptr
  %status = call i32 @{name}(ptr %result, ptr %exception, {given})
  ret i32 %status
}}
"""


def _global(name: str, initial: bytes) -> str:
    value = 'c"' + "".join(f"\\{byte:02x}" for byte in initial) + '"'
    return f"@{name} = global [{len(initial)} x i8] {value}, align 16"


def _optimize(module: Any, machine: Any) -> None:
    """Optimize for speed; once inlined, many reference counts cancel out."""
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = False  # it has no vectors
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)
    references = llvm.create_new_module_pass_manager()
    references.add_refprune_pass()
    references.run(module, passes)
    passes.getModulePassManager().run(module, passes)
