package org.openjdk.jmh.bench.subjects;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.apache.commons.compress.compressors.lz4.BlockLZ4CompressorOutputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZInputStream;
import org.tukaani.xz.XZOutputStream;

/** Compression in pure Java: Commons Compress and XZ. */
public class CompressedData extends Subject {

    private byte[] text;
    private byte[] packed;

    /** Makes 12 kB of text. */
    @Setup
    public void prepare() throws IOException {
        text = FixedInputs.text(2_000).getBytes(StandardCharsets.US_ASCII);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (XZOutputStream xz = new XZOutputStream(bytes, new LZMA2Options(1))) {
            xz.write(text);
        }
        packed = bytes.toByteArray();
    }

    /** Long invocations: few samples in an iteration, each of some milliseconds with large arrays. */
    @Benchmark
    public int bzip2() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (BZip2CompressorOutputStream bzip2 = new BZip2CompressorOutputStream(bytes, 1)) {
            bzip2.write(text);
        }
        return bytes.size();
    }

    /** Allocating: makes large tables for each stream of 1 kB, so that time depends on when the collector runs. */
    @Benchmark
    public int lz4() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (BlockLZ4CompressorOutputStream lz4 = new BlockLZ4CompressorOutputStream(bytes)) {
            lz4.write(text, 0, 1 << 10);
        }
        return bytes.size();
    }

    /** Stable: a bit-by-bit decoder whose branches are as unpredictable as its input. */
    @Benchmark
    public int unpackXz() throws IOException {
        try (XZInputStream xz = new XZInputStream(new ByteArrayInputStream(packed))) {
            return xz.readAllBytes().length;
        }
    }
}
