/** The list of the features of a run, the only place that names all of them. */
package org.openjdk.jmh.features;
