"""The words of other libraries, and ours for them: the one table that errors know."""

from __future__ import annotations

#: What matplotlib, seaborn, plotly, pandas and Altair call functions, attributes and options. Of several
#: words of ours the first one counts that there is in the place of the error - with "if" behind it where
#: there is that too; one with a capital counts everywhere, others are looked for in charts then.
WORDS: dict[str, tuple[str, ...]] = {}


def _add(ours: str, *theirs: str) -> None:
    for each in " ".join(theirs).split():
        WORDS[each] = (*WORDS.get(each, ()), *ours.split(" | "))


# Charts, figures and files.
_add("Figure(rows, columns)", "subplots subplot add_subplot make_subplots pairplot GridSpec")
_add("Figure(rows, columns) | facets()", "FacetGrid relplot catplot lmplot")
_add("Chart(width, height)", "figure gcf gca axes add_axes")
_add("width and height | size | Chart(width, height)", "figsize set_size_inches")
_add("save", "savefig write_image show write_html output_file imsave")
_add("to_png | save", "to_image print_png tostring_rgb")
_add("render", "buffer_rgba draw to_array")
_add("pixel_ratio | save(pixel_ratio=...)", "dpi set_dpi device_pixel_ratio")
_add("padding", "tight_layout subplots_adjust margins bbox_inches pad_inches constrained_layout")
_add("background", "transparent facecolor set_facecolor paper_bgcolor bgcolor face_color")
_add("fit", "autoscale autoscale_view relim autorange interactive")
_add("remove", "cla clf clear delaxes")
_add("add", "add_trace add_artist add_patch add_line add_collection add_layer")
_add("theme", "style template set_theme set_style set_context use_style rcParams")
_add("Theme(cycle=...)", "set_palette color_palette prop_cycle set_prop_cycle colorway")
_add("Theme(text_size=...)", "font_scale base_size")
_add("font | Theme(font=...)", "fontname font_family fontfamily family fontdict fontproperties")

# Titles, axes and ranges.
_add("title", "set_title suptitle title_text main titel")
_add("x_title", "xlabel set_xlabel x_label xaxis_title labs xlab")
_add("y_title", "ylabel set_ylabel y_label yaxis_title ylab")
_add("caption", "figtext supxlabel source footnote")
_add(
    "x.range | range",
    "xlim set_xlim x_lim set_xbound range_x x_range xrange get_xlim update_xaxes axis",
)
_add(
    "y.range | range",
    "ylim set_ylim y_lim set_ybound range_y y_range yrange get_ylim update_yaxes axis",
)
_add('x.scale = "log" | scale', "semilogx logx log_x")
_add('y.scale = "log" | scale', "semilogy loglog logy log_y log_scale log")
_add("Log", "Logarithmic LogScale LogNorm")
_add("x.scale | scale", "xscale set_xscale scale xaxis_type")
_add("y.scale | scale", "yscale set_yscale yaxis_type")
_add("x.range | range", "range limits domain lim")
_add("x.invert()", "invert_xaxis invert_yaxis invert reversed_axis inverted")
_add(
    "x_axis.set_ticks | set_ticks",
    "set_ticks ticks xticks set_xticks set_xticklabels xticklabels tickvals",
)
_add("y_axis.set_ticks | set_ticks", "yticks set_yticks set_yticklabels yticklabels ticktext")
_add("x_axis", "xaxis get_xaxis")
_add("y_axis", "yaxis get_yaxis")
_add(
    "format | x_axis.set(format=...)", "tickformat tick_format formatter set_major_formatter valfmt"
)
_add(
    "tick_count | x_axis.set(tick_count=...)",
    "nticks locator_params nbins n_ticks set_major_locator",
)
_add("tick_interval", "dtick interval tick_step multiple")
_add("set(...) | x_axis.set(...)", "tick_params")
_add("label_angle", "tickangle labelrotation label_rotation rot")
_add("label_size", "labelsize tick_size ticklabelsize")
_add("title_size", "titlesize axes_titlesize title_fontsize")
_add("minor", "minorticks_on minor_ticks minor_thickness minorticks_off")
_add("add(Grid(...))", "grid showgrid gridlines")
_add("side", "location ax_side orient_side")
_add("Axis(Space(chart.x, Projection()), 'right')", "twinx twiny secondary_y secondary_yaxis")
_add("Axis(conversion=...)", "secondary_xaxis")
_add("remove", "set_axis_off despine spines")
_add("restrictions.Aspect", "set_aspect aspect axis_equal scaleanchor scaleratio")

# Marks.
_add(
    "points",
    "scatter scatterplot scatter_plot add_scatter Scatter mark_point mark_circle dots circle",
)
_add("points", "scattergl Scattergl stripplot_points markers")
_add("line", "lineplot line_plot add_line_plot mark_line polyline Line px_line")
_add("line", "add_line_trace plot_date pointplot geom_line regplot")
_add("bar", "barplot bar_plot add_bar Bar mark_bar vbar column columns bars_plot bar_label")
_add("barh", "horizontal_bar hbar")
_add("hist", "histogram histplot displot distplot add_histogram Histogram")
_add("hist | bar", "countplot value_counts")
_add("hist2d", "histogram2d jointplot add_histogram2d")
_add("density", "kdeplot kde density_contour density_heatmap")
_add("ecdf", "ecdfplot")
_add("boxplot", "box add_box Box mark_boxplot boxenplot")
_add("violinplot", "violin add_violin Violin")
_add("strip", "stripplot")
_add("swarm", "swarmplot beeswarm")
_add("errorbar", "error_bar errorbars error_bars error_y error_x add_error")
_add("area", "mark_area stack fill fill_area add_area areaplot")
_add("fill_between", "fill_betweenx between band")
_add("stackplot", "stacked_area stack_plot area_stack")
_add("heatmap", "imshow matshow pcolormesh pcolor pcolorfast spy add_heatmap Heatmap mark_rect")
_add("image", "figimage add_layout_image raster")
_add("contour", "tricontour add_contour Contour")
_add("contourf", "tricontourf filled_contour")
_add("hexbin", "hex hexplot hex_bin")
_add("arrow", "quiver quiver_plot barbs annotate streamplot")
_add("step", "stairs step_line")
_add("stem", "lollipop stems vlines")
_add("pie", "Pie add_pie donut doughnut mark_arc sunburst")
_add("treemap", "tree_map Treemap squarify icicle")
_add("candlestick", "candles Candlestick add_candlestick ohlc Ohlc candlestick_ohlc mplfinance")
_add("waterfall", "Waterfall add_waterfall")
_add("radar", "spider line_polar star_plot")
_add("polar", "projection_polar Barpolar bar_polar Scatterpolar scatter_polar")
_add("polygons", "Polygon add_polygon patches fill_polygon Patch choropleth broken_barh")
_add("text", "annotate add_annotation mark_text figtext label_text set_text annotation bar_label")
_add("rule(y=...)", "axhline hline hlines add_hline mark_rule abline")
_add("rule(x=...)", "axvline vline vlines add_vline")
_add("span(y=...)", "axhspan add_hrect hspan")
_add("span(x=...)", "axvspan add_vrect vspan")
_add("legend", "add_legend update_legend get_legend showlegend show_legend")
_add(
    "colorbar=True | add(ColorBar(...))", "color_bar colourbar colorbar cbar add_colorbar showscale"
)
_add("add(Tooltip(...))", "hover hovertemplate hover_data tooltip tooltips hover_name")
_add("add(Crosshair(...))", "cursor spikes crosshair hlinecursor")
_add("line", "plot")
_add("Chart", "Axes Plot Graph make_chart")

# Looks.
_add(
    "line_width | stroke_width | width if dash | border_width | width",
    "lw linewidth linewidths line_width stroke_width",
)
_add("width | marker_size", "elinewidth capthick strokeWidth stroke_thickness thickness penwidth")
_add(
    "dash | line_dash",
    "ls linestyle linestyles line_dash line_style strokeDash dashes dash_pattern",
)
_add("color | fill", "c col line_color marker_color fillcolor fill_color ecolor")
_add("color", "set_color get_color hue c by")
_add("value_labels", "annot bar_label text_auto data_labels show_values labels")
_add("value_format", "fmt label_format texttemplate")
_add("fill | color | background", "facecolor facecolors fc fill_color set_facecolor")
_add(
    "border_color | marker_border_color | stroke",
    "edgecolor edgecolors ec markeredgecolor mec outline",
)
_add(
    "border_width | marker_border_width | stroke_width", "markeredgewidth mew edge_width edgewidth"
)
_add("marker_color | color", "markerfacecolor mfc")
_add("size | marker_size", "s ms markersize marker_size set_sizes sizes")
_add("marker", "symbol marker_symbol shape fmt")
_add("alpha", "opacity fill_alpha line_alpha fillopacity set_alpha transparency")
_add("colormap", "cmap color_map colorscale color_continuous_scale palette colourmap set_cmap")
_add("colors | colormap", "color_discrete_sequence")
_add(
    "colormap=ColorScale(name, min, max)",
    "vmin vmax clim norm set_clim zmin zmax cmin cmax range_color",
)
_add("label", "name legend_label set_label series_name legendgroup")
_add("layer | add(...)", "zorder z_order zlevel set_zorder")
_add("interpolation", "drawstyle line_shape curve smooth interpolate step_mode spline")
_add("cap", "capstyle solid_capstyle dash_capstyle linecap line_cap strokeCap")
_add("join", "joinstyle solid_joinstyle dash_joinstyle linejoin line_join strokeJoin miterlimit")
_add("mitre_limit", "miter_limit miterlimit")
_add("set", "setp update update_traces properties set_properties")
_add("title, x_title and theme | set", "update_layout configure")
_add("set_data", "set_xdata set_ydata set_offsets set_array set_UVC")
_add("set(width=...) | width", "set_linewidth set_lw")
_add("dash", "set_linestyle set_ls set_dashes")
_add("marker", "set_marker")
_add("marker_size | size", "set_markersize set_ms")

# Texts and legends.
_add("place", "loc location legend_loc bbox_to_anchor corner")
_add("columns", "ncol ncols n_cols")
_add("rows", "nrow nrows n_rows")
_add("border_width", "frameon frame framealpha border box borderwidth bd")
_add("insets", "pad padding borderpad labelpad margin")
_add("size | label_size | title_size | text_size", "fontsize font_size textsize fontSize")
_add("bold", "fontweight font_weight weight")
_add("italic", "fontstyle font_style slant")
_add(
    "anchor | alignment", "ha va horizontalalignment verticalalignment xanchor yanchor align halign"
)
_add("angle", "rotation textangle rotate theta")
_add("label_angle", "rotation rotate")
_add("text", "s string words")
_add("coordinates", "xycoords transform xref yref coords units")
_add("offset", "xytext textcoords textposition shift dx dy xshift yshift")
_add("background", "bbox backgroundcolor background_color box_color")
_add("text_color | label_color | color", "labelcolor font_color fontcolor textcolor")
_add("heads", "arrowstyle arrowhead")
_add("wrap_width", "wrap width_limit")

# Options of marks.
_add("bins", "nbins nbinsx n_bins bin_width binwidth num_bins")
_add("density", "normed histnorm norm_hist common_norm stat")
_add("bandwidth", "bw bw_method bw_adjust")
_add("weights", "w")
_add("orientation", "vert orient horizontal direction")
_add("show_outliers", "showfliers show_fliers boxpoints sym")
_add("show_means", "showmeans boxmean")
_add("notch", "notched")
_add("widths | width", "box_width gap_width")
_add("capsize", "cap_size")
_add("yerr", "error_y")
_add("xerr", "error_x")
_add("width", "bar_width")
_add("bottom", "base")
_add("label_content", "autopct textinfo texttemplate")
_add("start_angle", "startangle start")
_add("clockwise", "counterclock sort_direction")
_add("inner_radius", "hole wedgeprops donut_width")
_add("explode", "pull")
_add("order", "sort sort_values category_order")
_add("x and y", "extent bounds")
_add("total", "normalize groupnorm barnorm percent stack_norm")
_add("stacked_bar", "stacked barmode stack_bars")
_add("selection", "selectedpoints highlight_rows mask")


#: What stands elsewhere than in the class, or the call, where people look for it.
PARTS: dict[tuple[str, str], str] = {}
for _title in ("title", "label", "set_title", "set_label", "set_text"):
    PARTS["Projection", _title] = "Chart.x_title or Chart.y_title"
for _share in ("sharex", "share_x", "shared_xaxes"):
    PARTS["Figure", _share] = "Chart(space=Space(other.x, Projection())) for charts that share x"
for _share in ("sharey", "share_y", "shared_yaxes"):
    PARTS["Figure", _share] = "Chart(space=Space(Projection(), other.y)) for charts that share y"
for _bar in ("colorbar", "color_bar", "colourbar", "cbar", "add_colorbar"):
    PARTS["Chart", _bar] = (
        "the option colorbar=True of what has a colour scale, or add(ColorBar(...))"
    )
for _grid in ("grid", "showgrid", "gridlines", "set_grid"):
    PARTS["Chart", _grid] = "add(Grid(...)), or remove the one that a chart begins with"


#: What other libraries call values, and ours of some option.
VALUES: dict[str, tuple[str, ...]] = {}


def _add_value(ours: str, *theirs: str) -> None:
    for each in theirs:
        VALUES[each] = (*VALUES.get(each, ()), ours)


_add_value("top-left", "upper left", "upper-left", "upper_left", "nw", "northwest", "left top")
_add_value("top-right", "upper right", "upper-right", "upper_right", "ne", "northeast", "right top")
_add_value(
    "bottom-left", "lower left", "lower-left", "lower_left", "sw", "southwest", "left bottom"
)
_add_value("bottom-right", "lower right", "lower-right", "lower_right", "se", "southeast")
_add_value("top", "upper center", "upper", "north", "n", "above")
_add_value("bottom", "lower center", "lower", "south", "below", "under")
_add_value("left", "center left", "west", "w")
_add_value("right", "center right", "east", "e")
_add_value("center", "centre", "middle", "mid")
_add_value("middle", "center", "centre")
_add_value("best", "auto", "automatic")
_add_value("outside-right", "outside", "outside right upper", "outside right")
_add_value("leading", "start", "justify")
_add_value("trailing", "end")
_add_value("circle", "o", ".", ",", "dot", "point", "round", "circle-dot")
_add_value("square", "s", "rect", "box", "square-dot")
_add_value("diamond", "D", "d")
_add_value("triangle_up", "^", "triangle", "triangle-up")
_add_value("triangle_down", "v", "inverted_triangle", "triangle-down")
_add_value("triangle_left", "<")
_add_value("triangle_right", ">")
_add_value("cross", "x", "X")
_add_value("plus", "+", "P")
_add_value("star", "*", "asterisk")
_add_value("ring", "circle-open", "open circle", "circle_open")
_add_value("pentagon", "p")
_add_value("hexagon", "h", "H", "hex")
_add_value("vertical_bar", "|", "line-ns", "vline")
_add_value("horizontal_bar", "_", "-", "line-ew", "dash", "hline")
_add_value("butt", "flat", "none")
_add_value("square", "projecting")
_add_value("mitre", "miter")
_add_value("step_before", "pre", "vh", "steps", "steps-pre", "step-before")
_add_value("step_middle", "mid", "hvh", "vhv", "steps-mid", "step")
_add_value("step_after", "post", "hv", "steps-post", "step-after")
_add_value("pre", "step_before", "steps-pre", "vh")
_add_value("mid", "step_middle", "steps-mid", "hvh")
_add_value("post", "step_after", "steps-post", "hv")
_add_value("monotone", "spline", "smooth", "cubic", "pchip", "monotonex", "monotone-x")
_add_value("catmull_rom", "catmull-rom", "cardinal", "spline")
_add_value("linear", "lin", "identity", "quantitative", "value")
_add_value("log", "logarithmic", "log10", "log2", "ln", "pow10")
_add_value("symlog", "asinh", "bisymlog", "symmetric log")
_add_value("sqrt", "square root", "squareroot", "pow", "power")
_add_value("category", "categorical", "ordinal", "band", "nominal", "factor", "discrete")
_add_value("time", "date", "datetime", "temporal", "utc", "timeseries")
_add_value("dark", "dark_background", "plotly_dark", "darkgrid", "night", "black")
_add_value(
    "light", "default", "classic", "seaborn", "whitegrid", "white", "ggplot", "plotly", "day"
)
_add_value("light", "plotly_white", "ggplot2", "seaborn-v0_8", "fivethirtyeight", "bmh", "ticks")
_add_value("print", "grayscale", "greyscale", "paper", "presentation", "simple_white")
_add_value("vulkan", "gpu", "cuda", "opengl", "webgl", "metal", "hardware")
_add_value("cpu", "agg", "software", "raster", "Agg", "svg")
_add_value("auto", "automatic", "default", "best", "any")
_add_value("vertical", "v", "vert", "x", "upright", "column")
_add_value("horizontal", "h", "horiz", "y", "level", "row")
_add_value("percent", "%", ".0%", ".1%", "percentage", "{:.0%}")
_add_value("thousands", ",", ",d", ",.0f", "comma", "{:,}")
_add_value("scientific", "e", ".2e", "sci", "exponent", "power")
_add_value("fixed", "f", ".0f", ".1f", ".2f", ".3f", "plain", "float", "decimal", "%.2f", "%.1f")
_add_value("si", "s", "~s", "engineering", "eng", "B", "SI")
_add_value("nearest", "none", "closest", "xy")
_add_value("linear", "bilinear", "bicubic", "antialiased")
_add_value("data", "axes data", "xy", "values", "x", "y")
_add_value("plot", "axes fraction", "axes", "paper", "axis", "subfigure fraction")
_add_value("picture", "figure pixels", "figure points", "figure", "container", "points", "pixels")
_add_value("gray", "Greys", "grey", "greys", "Greys_r", "binary")
_add_value("viridis", "default", "parula")
_add_value("turbo", "jet", "rainbow", "hsv", "nipy_spectral", "Jet", "Rainbow", "gist_rainbow")
_add_value("coolwarm", "bwr", "RdBu", "RdBu_r", "rdbu", "seismic", "balance", "BrBG", "vlag")
_add_value("magma", "hot", "Hot", "inferno", "rocket")
_add_value("(4, 2)", "--", "dashed", "dash")
_add_value("(1, 2)", ":", "dotted", "dot")
_add_value("(4, 2, 1, 2)", "-.", "dashdot", "longdash")
_add_value("None", "-", "solid")
