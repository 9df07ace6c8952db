package org.example;

/** What is measured. */
public final class Circle {

    private Circle() {
    }

    public static double area(double radius) {
        return Math.PI * radius * radius;
    }

    public static double circumference(double radius) {
        return 2 * Math.PI * radius;
    }
}
