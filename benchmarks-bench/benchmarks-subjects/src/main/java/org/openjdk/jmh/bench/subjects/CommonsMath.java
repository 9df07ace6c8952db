package org.openjdk.jmh.bench.subjects;

import org.apache.commons.math3.complex.Complex;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.LUDecomposition;
import org.apache.commons.math3.linear.RealMatrix;
import org.apache.commons.math3.transform.DftNormalization;
import org.apache.commons.math3.transform.FastFourierTransformer;
import org.apache.commons.math3.transform.TransformType;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;

/** Numerical mathematics. */
public class CommonsMath extends Subject {

    private static final int SIGNAL = 1 << 10;
    private static final int ORDER = 40;

    private final FastFourierTransformer transformer = new FastFourierTransformer(DftNormalization.STANDARD);
    private double[] signal;
    private RealMatrix matrix;

    /** Draws a signal and a matrix. */
    @Setup
    public void draw() {
        signal = FixedInputs.random().doubles(SIGNAL).toArray();
        matrix = new Array2DRowRealMatrix(ORDER, ORDER);
        for (int i = 0; i < ORDER * ORDER; i++) {
            matrix.setEntry(i / ORDER, i % ORDER, signal[i % SIGNAL] + (i % (ORDER + 1) == 0 ? ORDER : 0));
        }
    }

    /** Stable: arithmetic on arrays, compiled on the stack within the first iteration. */
    @Benchmark
    public Complex[] fourier() {
        return transformer.transform(signal, TransformType.FORWARD);
    }

    /** Stable: nested loops with bounds checks that only the best compiler removes. */
    @Benchmark
    public double determinant() {
        return new LUDecomposition(matrix).getDeterminant();
    }
}
