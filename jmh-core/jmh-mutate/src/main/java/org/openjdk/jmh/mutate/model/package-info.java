/** Represents mutants, the results of their checks, and the folder that stores them. */
package org.openjdk.jmh.mutate.model;
