; What compiled code asks of numba's runtime, for one thread and without Python.
; Arrays live on a stack: each is freed before those made earlier, because none is returned.

%info = type { i64, ptr, ptr, ptr, i64 } ; references, two fields of destructors, data, size

@heap = internal global [16384 x i8] zeroinitializer, align 16
@used = internal global i32 0

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %alignment) {
  %start = load i32, ptr @used
  %bytes = trunc i64 %size to i32
  %padded = add i32 %bytes, 79 ; 64 before the data, and up to 15 after it
  %length = and i32 %padded, -16
  %end = add i32 %start, %length
  %fits = icmp ule i32 %end, 16384
  br i1 %fits, label %make, label %full
make:
  store i32 %end, ptr @used
  %made = getelementptr i8, ptr @heap, i32 %start
  store i64 1, ptr %made
  %data = getelementptr i8, ptr %made, i32 64
  %field = getelementptr %info, ptr %made, i32 0, i32 3
  store ptr %data, ptr %field
  ret ptr %made
full:
  call void @llvm.trap()
  unreachable
}

define void @NRT_MemInfo_call_dtor(ptr %freed) {
  %address = ptrtoint ptr %freed to i32
  %first = ptrtoint ptr @heap to i32
  %start = sub i32 %address, %first
  store i32 %start, ptr @used
  ret void
}

; Only single numbers are ever reshaped, to one row of one: numba's way to read an array's items.
define i32 @numba_attempt_nocopy_reshape(
    i64 %dimensions, ptr %shape, ptr %strides, i64 %new_dimensions, ptr %new_shape,
    ptr %new_strides, i64 %item, i32 %fortran) {
  %single = icmp eq i64 %dimensions, 0
  %row = icmp eq i64 %new_dimensions, 1
  %simple = and i1 %single, %row
  br i1 %simple, label %make, label %other
make:
  store i64 %item, ptr %new_strides
  ret i32 1
other:
  call void @llvm.trap()
  unreachable
}

declare void @llvm.trap()
