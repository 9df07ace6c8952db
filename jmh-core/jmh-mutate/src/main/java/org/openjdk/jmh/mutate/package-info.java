/** Runs performance mutation testing from the command line. */
package org.openjdk.jmh.mutate;
